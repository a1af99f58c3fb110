import type { Bilingual, Flow, LeftOut, Unfolded } from '@lets/contract';
import { ROUTING_KINDS } from '@lets/engine';
import type { ModdleElement } from 'bpmn-moddle';
import { bilingualOf, roleCalled, uniqueId } from './foreign.ts';
import { drawnPlaces, layOut } from './lay-out.ts';
import { childrenOf, dataOf, textOf } from './moddle.ts';
import { LaneData, LineData, NodeData, ProcessData } from './own-data.ts';
import { kindOf, type Line, newPiece, type Piece } from './pieces.ts';
import { allInside, isEventSubProcess, isHandler, isUnfolded } from './sub-process.ts';
import { Unfolding } from './unfolding.ts';
import { untangle } from './untangle.ts';
import { shownName } from './write-xml.ts';

const EXAMPLES = 5;
/** What another tool's node may have and ours has not. */
const LOST = ['eventDefinitions', 'loopCharacteristics', 'flowElements', 'dataInputAssociations'];

/** One file on its way to a flow. */
export class Reading {
  readonly #root: ModdleElement;
  readonly #leftOut = new Map<string, { count: number; examples: string[] }>();
  readonly #pieces = new Map<ModdleElement, Piece>();
  readonly #nodeIds = new Set<string>();
  readonly #lineIds = new Set<string>();
  readonly #lines: Line[] = [];
  readonly #inner: Unfolding;
  readonly #loose: Flow['transitions'] = [];
  readonly #roles: Flow['roles'] = [];
  #name: Bilingual | null = null;

  constructor(root: ModdleElement) {
    this.#root = root;
    this.#inner = new Unfolding(this.#pieces, this.#lines, this.#nodeIds, this.#lineIds);
  }

  read(): { readonly flow: Flow; readonly name: Bilingual | null } {
    const roots = childrenOf(this.#root, 'rootElements');
    const processes = roots.filter(({ $type }) => $type === 'bpmn:Process');
    for (const process of processes) this.#readProcess(process);
    for (const process of processes) this.#readLines(process);
    for (const other of roots) if (other.$type === 'bpmn:Collaboration') this.#readPools(other);
    const drawn = drawnPlaces(this.#root);
    const isOurs = [...this.#pieces.values()].some((piece) => piece.isOwn);
    for (const [element, piece] of this.#pieces) {
      const box = drawn.get(element.id ?? '');
      piece.place = box ? { x: box.x, y: box.y } : null;
    }
    this.#inner.settle(drawn);
    const all = [...this.#pieces.values(), ...this.#inner.pieces()];
    const made = untangle(all, this.#lines, this.#nodeIds);
    layOut(made.pieces, made.lines, isOurs);
    const transitions = made.lines.map(({ data, from, to }) => ({
      ...data,
      from: from.node.id,
      to: to.node.id,
    }));
    const nodes = made.pieces.map(({ node, place }) => ({ ...node, position: place ?? node.position }));
    return {
      flow: { nodes, transitions: [...transitions, ...this.#loose], roles: this.#roles },
      name: this.#name,
    };
  }

  leaveOut(what: string, example: string): void {
    const known = this.#leftOut.get(what) ?? { count: 0, examples: [] };
    known.count += 1;
    if (example && known.examples.length < EXAMPLES) known.examples.push(example.slice(0, 100));
    this.#leftOut.set(what, known);
  }

  leftOut(): LeftOut[] {
    return [...this.#leftOut].map(([what, { count, examples }]) => ({ what, count, examples }));
  }

  /** The sub-processes whose sections stand in the flow now. */
  unfolded(): Unfolded {
    const names = this.#inner.names();
    return { count: names.length, examples: names.slice(0, EXAMPLES).map((name) => name.slice(0, 100)) };
  }

  #leaveOutElement(element: ModdleElement): void {
    this.leaveOut(element.$type, element.name || element.id || '');
  }

  #readProcess(process: ModdleElement): void {
    const own = ProcessData.safeParse(dataOf(process));
    if (own.success) {
      this.#roles.push(...own.data.roles);
      this.#loose.push(...own.data.loose);
    }
    const shown = textOf(process, 'name');
    if (this.#name === null && own.success) this.#name = renamed(own.data.name, shown);
    else if (this.#name === null && shown) this.#name = { zh: shown, en: shown };
    for (const element of childrenOf(process, 'flowElements')) this.#readElement(element);
    for (const artifact of childrenOf(process, 'artifacts')) this.#leaveOutElement(artifact);
    for (const set of childrenOf(process, 'laneSets')) this.#readLanes(set);
  }

  #readElement(element: ModdleElement): void {
    if (element.$type === 'bpmn:SequenceFlow') return;
    const given = dataOf(element);
    const own = NodeData.safeParse(given);
    if (own.success) {
      const { id, name, ...data } = own.data;
      const node = { ...data, id: uniqueId(id, this.#nodeIds), name: renamed(name, element.name ?? '') };
      const placed = { ...node, position: { x: 0, y: 0 } };
      this.#pieces.set(element, { node: placed, is: 'node', isOwn: true, place: null });
      this.#leaveOutLost(element, LOST);
      return;
    }
    if (given !== undefined) this.leaveOut('lets:Data', element.id ?? '');
    if (isUnfolded(element)) this.#readInside(element);
    else this.#readForeign(element);
  }

  #readInside(element: ModdleElement): void {
    for (const inner of childrenOf(element, 'flowElements')) {
      if (!this.#inner.readEvent(inner)) this.#readElement(inner);
      else this.#leaveOutLost(inner, LOST);
    }
    this.#leaveOutLost(element, [...LOST.filter((name) => name !== 'flowElements'), 'artifacts']);
    if (element.$type === 'bpmn:AdHocSubProcess') this.#leaveOutElement(element);
    this.#inner.open(element);
  }

  #leaveOutLost(element: ModdleElement, names: readonly string[]): void {
    for (const child of names.flatMap((name) => below(element, name))) {
      if (child.$type !== 'bpmn:SequenceFlow') this.#leaveOutElement(child);
    }
  }

  #readForeign(element: ModdleElement): void {
    const kind = kindOf(element);
    if (isEventSubProcess(element)) {
      this.leaveOut('bpmn:EventSubProcess', element.name || element.id || '');
      return;
    }
    if (kind === null || isHandler(element)) {
      this.#leaveOutElement(element);
      return;
    }
    const piece = newPiece(kind, uniqueId(element.id ?? 'node', this.#nodeIds), element.name ?? '');
    const said = childrenOf(element, 'documentation').map((text) => textOf(text, 'text'));
    piece.node.introduction = bilingualOf(said.join('\n').trim());
    this.#pieces.set(element, piece);
    this.#leaveOutLost(element, LOST);
    if (kind === 'inclusive' || kind === 'pass') this.#leaveOutElement(element);
  }

  #readLines(scope: ModdleElement): void {
    for (const element of childrenOf(scope, 'flowElements')) {
      if (isUnfolded(element) && !this.#pieces.has(element)) this.#readLines(element);
      if (element.$type !== 'bpmn:SequenceFlow') continue;
      const { from, to } = this.#inner.endsOf(element);
      if (!from || !to) {
        this.#leaveOutElement(element);
        continue;
      }
      this.#lines.push({ from, to, ...this.#lineOf(element, from, to) });
    }
  }

  #lineOf(element: ModdleElement, from: Piece, to: Piece): Pick<Line, 'data' | 'isConditional'> {
    const own = LineData.safeParse(dataOf(element));
    const shown = element.name ?? '';
    if (own.success) {
      const id = uniqueId(own.data.id, this.#lineIds);
      // A wrong option that another tool led elsewhere would be none any more.
      const isMoved = own.data.kind === 'wrong' && from !== to;
      const kind = isMoved ? 'advance' : own.data.kind;
      const { conditions, ...others } = own.data;
      const data = {
        ...others,
        id,
        kind,
        label: renamed(own.data.label, shown),
        ...(conditions && (conditions.length === 0 || !isDefault(element, from)) && { conditions }),
      };
      return { data, isConditional: true };
    }
    const [condition] = childrenOf(element, 'conditionExpression');
    const label = bilingualOf(shown || (condition ? textOf(condition, 'body') : ''));
    const id = uniqueId(element.id ?? 'line', this.#lineIds);
    const data: Line['data'] = { id, kind: 'advance', label, feedback: null, outcome: null };
    return { data, isConditional: condition !== undefined };
  }

  #readLanes(set: ModdleElement): void {
    for (const lane of childrenOf(set, 'lanes')) {
      const own = LaneData.safeParse(dataOf(lane));
      const at = own.success ? this.#roles.findIndex(({ id }) => id === own.data.role_id) : -1;
      const known = this.#roles[at];
      // A role of ours: another tool may have renamed it, and put sections of its own into its lane.
      if (known) this.#roles[at] = { ...known, name: renamed(known.name, lane.name ?? '') };
      const role = known ?? this.#newRole(lane);
      this.#giveRole(role.id, childrenOf(lane, 'flowNodeRef'));
      for (const inner of childrenOf(lane, 'childLaneSet')) this.#readLanes(inner);
    }
  }

  /** A pool without lanes is a role of its own. */
  #readPools(collaboration: ModdleElement): void {
    for (const pool of childrenOf(collaboration, 'participants')) {
      const [process] = childrenOf(pool, 'processRef');
      if (!process) {
        this.#leaveOutElement(pool);
        continue;
      }
      const hasRoles = childrenOf(process, 'laneSets', 'lanes').length > 0 || dataOf(process) !== undefined;
      if (!hasRoles) this.#giveRole(this.#newRole(pool).id, childrenOf(process, 'flowElements'));
    }
    for (const name of ['messageFlows', 'artifacts']) {
      for (const element of childrenOf(collaboration, name)) this.#leaveOutElement(element);
    }
  }

  #newRole(of: ModdleElement): Flow['roles'][number] {
    const taken = new Set(this.#roles.map(({ id }) => id));
    const role = roleCalled(of.name ?? '', uniqueId(of.id ?? 'role', taken));
    this.#roles.push(role);
    return role;
  }

  #giveRole(roleId: string, elements: readonly ModdleElement[]): void {
    const all = elements.flatMap((one) => (isUnfolded(one) ? [one, ...allInside(one)] : [one]));
    const pieces = all.flatMap((one) => this.#pieces.get(one) ?? this.#inner.madeFor(one));
    for (const piece of pieces) {
      if (ROUTING_KINDS.some((kind) => kind === piece.node.kind)) continue;
      if (piece.isOwn || piece.node.roles.some(({ role_id }) => role_id === roleId)) continue;
      const isFirst = piece.node.roles.length === 0;
      piece.node.roles.push({
        role_id: roleId,
        host: isFirst && piece.node.kind === 'court',
        can_terminate: false,
        functions: ['speech', 'submission', 'note'],
        processes: isFirst ? ['end'] : [],
        seat: null,
        inside: true,
      });
    }
  }
}

/** The way that a choice of ours takes where none of the others holds: another tool may have made it so. */
function isDefault(line: ModdleElement, { node }: Piece): boolean {
  const [source] = childrenOf(line, 'sourceRef');
  return node.kind === 'choice' && source?.get('default') === line;
}

/** What another tool called it since counts; our own words are kept where nobody changed what was shown. */
function renamed(own: Bilingual, shown: string): Bilingual {
  const even = (text: string) => text.replace(/\s+/g, ' ').trim();
  if (even(shown) === even(shownName(own))) return own;
  return own.zh ? { ...own, zh: shown } : { ...own, en: shown };
}

/** Not every kind of element has every property. */
function below(element: ModdleElement, name: string): readonly ModdleElement[] {
  try {
    return childrenOf(element, name);
  } catch {
    return [];
  }
}
