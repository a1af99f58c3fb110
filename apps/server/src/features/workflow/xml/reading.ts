import type { Bilingual, ExperimentType, Flow, ImportLine } from '@lets/contract';
import { ROUTING_KINDS } from '@lets/engine';
import type { ModdleElement, ModdleWarning } from 'bpmn-moddle';
import { calledOf, exampleOf } from './called.ts';
import { bilingualOf, roleCalled, uniqueId } from './foreign.ts';
import { drawnPlaces, layOut } from './lay-out.ts';
import { childrenOf, dataOf, textOf } from './moddle.ts';
import { namedByEvents } from './named-by-events.ts';
import { LaneData, LineData, NodeData, NoteData, ProcessData } from './own-data.ts';
import { kindOf, type Line, newPiece, type Piece } from './pieces.ts';
import { Remarks } from './remarks.ts';
import { Report } from './report.ts';
import { resultOf } from './result.ts';
import { allInside, isEventSubProcess, isHandler, isUnfolded } from './sub-process.ts';
import { thingOf } from './things.ts';
import { Unfolding } from './unfolding.ts';
import { tellUntaken } from './untaken.ts';
import { untangle } from './untangle.ts';
import { shownName } from './write-xml.ts';

const OTHERWISE: Bilingual = { zh: '否则', en: 'Otherwise' };

interface Read {
  readonly flow: Flow;
  readonly name: Bilingual | null;
  readonly experiment_type: ExperimentType | null;
  readonly report: ImportLine[];
  readonly laid_out: boolean;
}

/** One file on its way to a flow. */
export class Reading {
  readonly #root: ModdleElement;
  readonly #report = new Report();
  readonly #remarks = new Remarks();
  /** What has become something of ours, or is told of already. */
  readonly #taken = new Set<ModdleElement>();
  readonly #pieces = new Map<ModdleElement, Piece>();
  readonly #nodeIds = new Set<string>();
  readonly #lineIds = new Set<string>();
  readonly #lines: Line[] = [];
  readonly #inner: Unfolding;
  readonly #loose: Flow['transitions'] = [];
  readonly #roles: Flow['roles'] = [];
  #name: Bilingual | null = null;
  #type: ExperimentType | undefined;

  constructor(root: ModdleElement) {
    this.#root = root;
    this.#inner = new Unfolding(this.#pieces, this.#lines, this.#nodeIds, this.#lineIds);
  }

  read(): Read {
    const roots = childrenOf(this.#root, 'rootElements');
    const processes = roots.filter(({ $type }) => $type === 'bpmn:Process');
    const collaborations = roots.filter(({ $type }) => $type === 'bpmn:Collaboration');
    for (const process of processes) this.#readProcess(process);
    for (const process of processes) this.#readLines(process);
    for (const collaboration of collaborations) this.#readPools(collaboration);
    for (const whole of [...processes, ...collaborations]) this.#readArtifacts(whole);
    const drawn = drawnPlaces(this.#root);
    const isOurs = [...this.#pieces.values()].some((piece) => piece.isOwn);
    for (const [element, piece] of this.#pieces) {
      const box = drawn.get(element.id ?? '');
      // Ours stand in the file where they stand here, by the middle of their upper edge; others by their corner.
      const middle = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      piece.place = box && middle ? (isOurs ? { x: box.x, y: box.y } : middle) : null;
    }
    this.#inner.settle(drawn);
    const all = [...this.#pieces.values(), ...this.#inner.pieces()];
    const { lines, named } = namedByEvents(this.#lines);
    const made = untangle(all, lines, this.#nodeIds);
    this.#tellPieces(new Set(made.pieces), named);
    tellUntaken(this.#root, this.#taken, this.#report);
    const notes = this.#remarks.notes(made.pieces, this.#lines, this.#report);
    const laid_out = layOut(made.pieces, made.lines, { isOurs, hasNotes: notes.length > 0 });
    this.#remarks.setAside(made.pieces.map(({ place, node }) => place ?? node.position));
    const transitions = made.lines.map(({ data, from, to }) => ({
      ...data,
      from: from.node.id,
      to: to.node.id,
    }));
    const nodes = made.pieces.map(({ node, place }) => ({ ...node, position: place ?? node.position }));
    return {
      flow: {
        nodes,
        transitions: [...transitions, ...this.#loose],
        roles: this.#roles,
        ...(notes.length > 0 && { notes }),
      },
      name: this.#name,
      experiment_type: this.#type ?? null,
      report: this.#report.lines(),
      laid_out,
    };
  }

  /** What the parser could not make sense of. */
  warned({ message, element }: ModdleWarning): void {
    // A line that lacks an end is told as such.
    if (message.startsWith('unknown attribute') || element?.$type === 'bpmn:SequenceFlow') return;
    if (element?.$type.startsWith('bpmndi:')) return;
    if (element) this.#report.say('broken_reference', null, exampleOf(element));
    else this.#report.say('unreadable', null, { name: /<[^\s>/]+/.exec(message)?.[0].slice(1, 80) ?? '' });
  }

  #tellPieces(left: ReadonlySet<Piece>, named: ReadonlySet<Piece>): void {
    const ways = new Map<Piece, number>();
    for (const { from } of this.#lines) ways.set(from, (ways.get(from) ?? 0) + 1);
    for (const [element, piece] of this.#pieces) {
      if (piece.isOwn) continue;
      const isNamed = named.has(piece);
      const result = isNamed ? 'label' : resultOf(element, piece, left, ways);
      const { zh, en } = piece.node.introduction;
      const said = [isNamed ? '' : piece.said, zh || en].filter((text) => text !== '');
      const words = left.has(piece) ? '' : said.join('\n');
      if (words === '' || result !== 'passed') this.#report.say(thingOf(element), result, exampleOf(element));
      const what = thingOf(element) === 'intermediate_event' ? 'intermediate_event' : 'question';
      this.#remarks.add({ what, text: words, at: piece, example: exampleOf(element) });
    }
    for (const element of this.#inner.opened())
      this.#report.say(thingOf(element), 'inside', exampleOf(element));
  }

  #readProcess(process: ModdleElement): void {
    this.#taken.add(process);
    const own = ProcessData.safeParse(dataOf(process));
    if (own.success) {
      this.#roles.push(...own.data.roles);
      this.#loose.push(...own.data.loose);
      this.#type ??= own.data.experiment_type;
    }
    const shown = textOf(process, 'name');
    if (this.#name === null && own.success) this.#name = renamed(own.data.name, shown);
    else if (this.#name === null && shown) this.#name = bilingualOf(shown);
    else if (shown) this.#report.say('process', null, { name: calledOf(process) });
    const documentation = childrenOf(process, 'documentation')[0] ?? null;
    this.#remarks.add({
      what: 'documentation',
      text: this.#saidOf(process),
      at: null,
      example: documentation && exampleOf(documentation),
    });
    for (const element of childrenOf(process, 'flowElements')) this.#readElement(element);
    for (const set of childrenOf(process, 'laneSets')) this.#readLanes(set);
  }

  /** What an element's documentation says, which is thereby taken. */
  #saidOf(element: ModdleElement): string {
    const said = childrenOf(element, 'documentation');
    for (const one of said) this.#taken.add(one);
    return said
      .map((text) => textOf(text, 'text'))
      .join('\n')
      .trim();
  }

  #readElement(element: ModdleElement): void {
    if (element.$type === 'bpmn:SequenceFlow') return;
    const given = dataOf(element);
    const own = NodeData.safeParse(given);
    if (own.success) {
      const { id, name, ...data } = own.data;
      const node = { ...data, id: uniqueId(id, this.#nodeIds), name: renamed(name, element.name ?? '') };
      const placed = { ...node, position: { x: 0, y: 0 } };
      this.#pieces.set(element, { node: placed, is: 'node', isOwn: true, place: null, said: '' });
      this.#taken.add(element);
      // Ours has its introduction; what BPMN shows of it is a copy.
      this.#saidOf(element);
      return;
    }
    if (given !== undefined) this.#report.say('own_data', null, exampleOf(element));
    if (isUnfolded(element)) this.#readInside(element);
    else this.#readForeign(element);
  }

  #readInside(element: ModdleElement): void {
    this.#taken.add(element);
    for (const inner of childrenOf(element, 'flowElements')) {
      if (!this.#inner.readEvent(inner)) this.#readElement(inner);
      else this.#taken.add(inner);
      if (inner.$type === 'bpmn:EndEvent') this.#report.say('end_event', 'passed', exampleOf(inner));
    }
    // Said where it begins.
    this.#saidOf(element);
    this.#inner.open(element);
  }

  #readForeign(element: ModdleElement): void {
    const kind = kindOf(element);
    if (isEventSubProcess(element) || kind === null || isHandler(element)) return;
    const piece = newPiece(kind, uniqueId(element.id ?? 'node', this.#nodeIds), element.name ?? '');
    piece.node.introduction = bilingualOf(this.#saidOf(element));
    this.#pieces.set(element, piece);
    this.#taken.add(element);
  }

  #readLines(scope: ModdleElement): void {
    for (const element of childrenOf(scope, 'flowElements')) {
      if (isUnfolded(element) && !this.#pieces.has(element)) this.#readLines(element);
      if (element.$type !== 'bpmn:SequenceFlow') continue;
      const { from, to } = this.#inner.endsOf(element);
      if (!from || !to) continue;
      this.#taken.add(element);
      this.#lines.push({ from, to, ...this.#lineOf(element, from, to) });
    }
  }

  #lineOf(element: ModdleElement, from: Piece, to: Piece): Pick<Line, 'data' | 'isConditional'> {
    const own = LineData.safeParse(dataOf(element));
    const shown = element.name ?? '';
    if (own.success) {
      for (const copy of childrenOf(element, 'conditionExpression')) this.#taken.add(copy);
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
    const label = this.#labelOf(element, condition, from);
    const id = uniqueId(element.id ?? 'line', this.#lineIds);
    const data: Line['data'] = { id, kind: 'advance', label, feedback: null, outcome: null };
    return { data, isConditional: condition !== undefined };
  }

  /** What an option is called: its name, its condition, or that it is taken where none of the others is. A condition beside a name is noted. */
  #labelOf(line: ModdleElement, condition: ModdleElement | undefined, from: Piece): Bilingual {
    const shown = line.name?.trim() ?? '';
    const required = condition ? textOf(condition, 'body').trim() : '';
    if (condition) this.#taken.add(condition);
    if (shown === '' && required !== '')
      this.#report.say('condition', 'label', { name: calledOf(condition ?? line) });
    if (shown !== '' && required !== '' && required !== shown) {
      const example = { name: `${shown}: ${required}`.slice(0, 160) };
      this.#remarks.add({ what: 'condition', text: `${shown}: ${required}`, at: from, example });
    }
    const [source] = childrenOf(line, 'sourceRef');
    const isDefault = source?.get('default') === line && childrenOf(source, 'outgoing').length > 1;
    return shown === '' && required === '' && isDefault ? OTHERWISE : bilingualOf(shown || required);
  }

  #readLanes(set: ModdleElement): void {
    for (const lane of childrenOf(set, 'lanes')) {
      this.#taken.add(lane);
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

  /** A pool without lanes is a role of its own; one with lanes names the whole where nothing else does. */
  #readPools(collaboration: ModdleElement): void {
    this.#taken.add(collaboration);
    for (const pool of childrenOf(collaboration, 'participants')) {
      const [process] = childrenOf(pool, 'processRef');
      const steps = process ? childrenOf(process, 'flowElements') : [];
      const hasRoles =
        process && (childrenOf(process, 'laneSets', 'lanes').length > 0 || dataOf(process) !== undefined);
      if (steps.length > 0 && !hasRoles) {
        this.#taken.add(pool);
        this.#giveRole(this.#newRole(pool).id, steps);
      } else if (hasRoles && this.#name === null && calledOf(pool)) {
        this.#taken.add(pool);
        this.#name = bilingualOf(calledOf(pool));
        this.#report.say('pool', 'title', exampleOf(pool));
      }
    }
  }

  /** Annotations of the drawing, and of what is inside an unfolded sub-process. */
  #readArtifacts(scope: ModdleElement): void {
    const artifacts = childrenOf(scope, 'artifacts');
    const stuckTo = new Map<ModdleElement, Piece>();
    for (const link of artifacts.filter(({ $type }) => $type === 'bpmn:Association')) {
      const ends = [...childrenOf(link, 'sourceRef'), ...childrenOf(link, 'targetRef')];
      const annotation = ends.find(({ $type }) => $type === 'bpmn:TextAnnotation');
      const piece = ends.map((end) => this.#pieceFor(end)).find((one) => one !== undefined);
      if (!annotation || !piece) continue;
      stuckTo.set(annotation, stuckTo.get(annotation) ?? piece);
      this.#taken.add(link);
    }
    for (const annotation of artifacts) {
      if (annotation.$type !== 'bpmn:TextAnnotation') continue;
      this.#taken.add(annotation);
      this.#readAnnotation(annotation, stuckTo.get(annotation) ?? null);
    }
    for (const inner of childrenOf(scope, 'flowElements')) {
      if (isUnfolded(inner) && this.#taken.has(inner)) this.#readArtifacts(inner);
    }
  }

  #readAnnotation(annotation: ModdleElement, at: Piece | null): void {
    const shown = textOf(annotation, 'text');
    const given = dataOf(annotation) as { text?: unknown } | undefined;
    const own = NoteData.safeParse(given);
    if (own.success) {
      const kept = typeof given?.text === 'string' ? given.text : '';
      this.#remarks.addOwn({ ...own.data, text: textIn(kept, shown) });
    } else this.#remarks.add({ what: 'annotation', text: shown, at, example: exampleOf(annotation) });
  }

  /** What an element has become, or where a line of options begins. */
  #pieceFor(element: ModdleElement): Piece | undefined {
    if (element.$type === 'bpmn:SequenceFlow') return this.#inner.endsOf(element).from;
    return this.#pieces.get(element) ?? this.#inner.entryOf(element);
  }

  #newRole(of: ModdleElement): Flow['roles'][number] {
    const taken = new Set(this.#roles.map(({ id }) => id));
    const role = roleCalled(of.name ?? '', uniqueId(of.id ?? 'role', taken), this.#roles.length + 1);
    this.#roles.push(role);
    this.#report.say(thingOf(of), 'role', exampleOf(of));
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

/** The same for a text in one language. */
function textIn(kept: string, shown: string): string {
  return renamed({ zh: kept, en: '' }, shown).zh || shown;
}
