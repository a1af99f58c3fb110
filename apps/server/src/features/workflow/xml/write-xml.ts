import type { Bilingual, ExperimentType, Flow, FlowNode, FlowNote } from '@lets/contract';
import { isConditioned } from '@lets/engine';
import type { BpmnModdle, ModdleElement } from 'bpmn-moddle';
import { createModdle, NAMESPACE, toBody } from './moddle.ts';

/** What our nodes are in BPMN. */
const TYPE: Readonly<Record<FlowNode['kind'], string>> = {
  start: 'bpmn:StartEvent',
  fork: 'bpmn:ParallelGateway',
  join: 'bpmn:ParallelGateway',
  choice: 'bpmn:ExclusiveGateway',
  experience: 'bpmn:EndEvent',
  jump: 'bpmn:CallActivity',
  court: 'bpmn:UserTask',
  edit: 'bpmn:UserTask',
  display: 'bpmn:UserTask',
  report: 'bpmn:UserTask',
  vote: 'bpmn:UserTask',
};

/** How large other tools draw them. */
const SIZE: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  'bpmn:StartEvent': { width: 36, height: 36 },
  'bpmn:EndEvent': { width: 36, height: 36 },
  'bpmn:ParallelGateway': { width: 50, height: 50 },
  'bpmn:ExclusiveGateway': { width: 50, height: 50 },
};
const TASK_SIZE = { width: 100, height: 80 };

/** Pure: the words another tool shows for a text of ours. */
export function shownName({ zh, en }: Bilingual): string {
  return plain(zh || en);
}

/** What no XML can carry is left out of what is only shown; our own element keeps it. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML forbids
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

/** A flow as a BPMN 2.0 file. */
export async function writeXml(flow: Flow, name: Bilingual, type?: ExperimentType): Promise<string> {
  const { xml } = await new Writer(flow, name, type).write();
  return xml;
}

/** Pure: whose lane a section stands in: its host's, else that of the first who may end it, else of the first who is there. */
function leaderOf({ roles }: FlowNode): string | null {
  const leader = roles.find(({ host }) => host) ?? roles.find(({ processes }) => processes.includes('end'));
  return (leader ?? roles[0])?.role_id ?? null;
}

class Writer {
  readonly #moddle: BpmnModdle = createModdle();
  readonly #flow: Flow;
  readonly #name: Bilingual;
  readonly #type: ExperimentType | undefined;
  /** Ids of a file are unique whatever they name; ours only among their like. */
  readonly #taken = new Set(['definitions', 'process', 'diagram', 'plane']);
  readonly #elements = new Map<string, ModdleElement>();
  readonly #places = new Map<ModdleElement, FlowNode['position']>();

  constructor(flow: Flow, name: Bilingual, type: ExperimentType | undefined) {
    this.#flow = flow;
    this.#name = name;
    this.#type = type;
  }

  write(): Promise<{ xml: string }> {
    const nodes = this.#flow.nodes.map((node) => this.#writeNode(node));
    const lines = this.#flow.transitions.flatMap((transition) => this.#writeLine(transition));
    const notes = (this.#flow.notes ?? []).map((note) => this.#writeNote(note));
    const process = this.#create('bpmn:Process', {
      id: 'process',
      name: shownName(this.#name),
      isExecutable: false,
      extensionElements: this.#data({
        name: this.#name,
        roles: this.#flow.roles,
        loose: this.#loose(),
        ...(this.#type && { experiment_type: this.#type }),
      }),
      laneSets: this.#lanes(),
      flowElements: [...nodes, ...lines],
      artifacts: notes.flatMap(({ annotation, link }) => (link ? [annotation, link] : [annotation])),
    });
    const plane = this.#create('bpmndi:BPMNPlane', {
      id: 'plane',
      bpmnElement: process,
      planeElement: [
        ...this.#shapes(),
        ...notes.map(({ shape }) => shape),
        ...[...lines, ...notes.flatMap(({ link }) => link ?? [])].map((line) => this.#edge(line)),
      ],
    });
    const definitions = this.#create('bpmn:Definitions', {
      id: 'definitions',
      targetNamespace: NAMESPACE,
      rootElements: [process],
      diagrams: [this.#create('bpmndi:BPMNDiagram', { id: 'diagram', plane })],
    });
    return this.#moddle.toXML(definitions, { format: true });
  }

  #writeNode({ id, position, ...data }: FlowNode): ModdleElement {
    const { name, introduction, kind } = data;
    const type = TYPE[kind];
    const element = this.#create(type, {
      id: this.#unique(id),
      ...(shownName(name) && { name: shownName(name) }),
      ...(shownName(introduction) && {
        documentation: [this.#create('bpmn:Documentation', { text: shownName(introduction) })],
      }),
      ...(kind === 'fork' && { gatewayDirection: 'Diverging' }),
      ...(kind === 'join' && { gatewayDirection: 'Converging' }),
      extensionElements: this.#data({ id, ...data }),
      incoming: [],
      outgoing: [],
    });
    // A second node of the same id can be led to by nobody.
    if (!this.#elements.has(id)) {
      this.#elements.set(id, element);
      this.#places.set(element, position);
    }
    return element;
  }

  #writeLine({ from, to, ...data }: Flow['transitions'][number]): ModdleElement[] {
    const [source, target] = [this.#elements.get(from), this.#elements.get(to)];
    if (!source || !target) return [];
    const { id, label } = data;
    const isChosen = this.#isChosen(from, data);
    const line = this.#create('bpmn:SequenceFlow', {
      id: this.#unique(id),
      ...(shownName(label) && { name: shownName(label) }),
      sourceRef: source,
      targetRef: target,
      extensionElements: this.#data(data),
      // One of several ways out of a section or a choice is taken, not all of them.
      ...(isChosen && {
        conditionExpression: this.#create('bpmn:FormalExpression', { body: shownName(label) || id }),
      }),
    });
    if (source.$type === 'bpmn:ExclusiveGateway' && data.kind === 'advance' && !isConditioned(data))
      source.set('default', line);
    (source.get('outgoing') as ModdleElement[]).push(line);
    (target.get('incoming') as ModdleElement[]).push(line);
    return [line];
  }

  /** Its text is BPMN's annotation; where it lies is in our own element, counted from what it is stuck to. */
  #writeNote({ text, ...data }: FlowNote) {
    const annotation = this.#create('bpmn:TextAnnotation', {
      id: this.#unique(data.id),
      ...(plain(text) && { text: plain(text) }),
      extensionElements: this.#data({ ...data, text }),
    });
    const stuckTo = this.#flow.nodes.find(({ id }) => id === data.node_id);
    const element = stuckTo && this.#elements.get(stuckTo.id);
    const from = stuckTo?.position ?? { x: 0, y: 0 };
    const place = { x: from.x + data.position.x, y: from.y + data.position.y };
    this.#places.set(annotation, place);
    const link =
      element &&
      this.#create('bpmn:Association', {
        id: this.#unique(`${data.id}_link`),
        sourceRef: annotation,
        targetRef: element,
      });
    const bounds = this.#create('dc:Bounds', { ...place, ...TASK_SIZE });
    const shape = this.#create('bpmndi:BPMNShape', {
      id: this.#unique(`${data.id}_di`),
      bpmnElement: annotation,
      bounds,
    });
    return { annotation, shape, link };
  }

  #isChosen(from: string, transition: Omit<Flow['transitions'][number], 'from' | 'to'>): boolean {
    const kind = this.#flow.nodes.find(({ id }) => id === from)?.kind;
    if (kind === 'choice') return isConditioned(transition);
    const isRouting = kind === 'start' || kind === 'fork' || kind === 'join' || kind === 'experience';
    return !isRouting && this.#flow.transitions.filter((other) => other.from === from).length > 1;
  }

  /** A lane for each role, with the sections that it leads; who else takes part is in our own element. */
  #lanes(): ModdleElement[] {
    const { roles, nodes } = this.#flow;
    if (roles.length === 0) return [];
    const led = new Map<string, ModdleElement[]>();
    for (const node of new Map(nodes.toReversed().map((one) => [one.id, one])).values()) {
      const [role, element] = [leaderOf(node), this.#elements.get(node.id)];
      if (role !== null && element) led.set(role, [element, ...(led.get(role) ?? [])]);
    }
    const lanes = [...new Map(roles.map((role) => [role.id, role])).values()].map(({ id, name }) =>
      this.#create('bpmn:Lane', {
        id: this.#unique(`${id}_lane`),
        ...(shownName(name) && { name: shownName(name) }),
        extensionElements: this.#data({ role_id: id }),
        flowNodeRef: led.get(id) ?? [],
      }),
    );
    return [this.#create('bpmn:LaneSet', { id: this.#unique('roles'), lanes })];
  }

  /** Of a drawing in the making: lines that lead from or to nothing. */
  #loose(): Flow['transitions'] {
    return this.#flow.transitions.filter(
      ({ from, to }) => !this.#elements.has(from) || !this.#elements.has(to),
    );
  }

  #shapes(): ModdleElement[] {
    return this.#flow.nodes.flatMap(({ id, position }) => {
      const element = this.#elements.get(id);
      if (!element) return [];
      const bounds = this.#create('dc:Bounds', { ...position, ...(SIZE[element.$type] ?? TASK_SIZE) });
      return [
        this.#create('bpmndi:BPMNShape', { id: this.#unique(`${id}_di`), bpmnElement: element, bounds }),
      ];
    });
  }

  #edge(line: ModdleElement): ModdleElement {
    const [source, target] = [line.get('sourceRef') as ModdleElement, line.get('targetRef') as ModdleElement];
    return this.#create('bpmndi:BPMNEdge', {
      id: this.#unique(`${line.id}_di`),
      bpmnElement: line,
      waypoint: [this.#beside(source, 1), this.#beside(target, 0)],
    });
  }

  /** The middle of an element's right (1) or left (0) side. */
  #beside(element: ModdleElement, side: 0 | 1): ModdleElement {
    const { width, height } = SIZE[element.$type] ?? TASK_SIZE;
    const { x, y } = this.#places.get(element) ?? { x: 0, y: 0 };
    return this.#create('dc:Point', { x: x + side * width, y: y + height / 2 });
  }

  #data(data: unknown): ModdleElement {
    const values = [this.#moddle.create('lets:Data', { body: toBody(data) })];
    return this.#create('bpmn:ExtensionElements', { values });
  }

  #create(type: string, attributes: object): ModdleElement {
    return this.#moddle.create(type, attributes);
  }

  #unique(wanted: string): string {
    let id = wanted;
    for (let n = 2; this.#taken.has(id); n += 1) id = `${wanted}_${n}`;
    this.#taken.add(id);
    return id;
  }
}
