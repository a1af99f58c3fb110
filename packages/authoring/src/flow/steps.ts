import {
  type Bilingual,
  type Flow,
  type FlowNode,
  SETUP_STEPS,
  type StepFault,
  seatsOfScene,
} from '@lets/contract';
import { isSectionKind } from '@lets/engine';

type Fault = Omit<StepFault, 'step'>;
type Rule = (flow: Flow, sections: readonly FlowNode[]) => readonly Fault[];

/** Pure: what each step still lacks, in the order of the steps; a complete flow has none. */
export function stepFaults(flow: Flow): readonly StepFault[] {
  const sections = flow.nodes.filter(({ kind }) => isSectionKind(kind));
  return RULES.flatMap((rule, step) => rule(flow, sections).map((fault) => ({ step, ...fault })));
}

/** Pure: the furthest step that is complete together with all before it; -1 when not even the first is. */
export function furthestStep(faults: readonly StepFault[]): number {
  return Math.min(SETUP_STEPS.length, ...faults.map(({ step }) => step)) - 1;
}

/** Pure: how far a flow has been set up. */
export function completeStep(flow: Flow): number {
  return furthestStep(stepFaults(flow));
}

const RULES: readonly Rule[] = [
  checkNodes,
  checkDocs,
  checkRoles,
  checkAssignments,
  checkActions,
  checkScenes,
  checkSeats,
];

function of(code: Fault['code'], nodeId: string | null, roleId: string | null = null): Fault {
  return { code, node_id: nodeId, role_id: roleId };
}

/** Chinese is enough: a reader in English is shown it where English is missing. */
function isWritten({ zh }: Bilingual): boolean {
  return zh.trim() !== '';
}

function checkNodes(_: Flow, sections: readonly FlowNode[]): readonly Fault[] {
  if (sections.length === 0) return [of('no_section', null)];
  return sections.flatMap(({ id, name, introduction }) => [
    ...(isWritten(name) ? [] : [of('name_missing', id)]),
    ...(isWritten(introduction) ? [] : [of('introduction_missing', id)]),
  ]);
}

function checkDocs(_: Flow, sections: readonly FlowNode[]): readonly Fault[] {
  return sections.flatMap(({ id, kind, guides, templates }) => [
    ...(guides.some(({ text }) => isWritten(text)) ? [] : [of('guide_missing', id)]),
    ...(kind === 'edit' && templates.length === 0 ? [of('template_missing', id)] : []),
  ]);
}

function checkRoles({ roles }: Flow): readonly Fault[] {
  if (roles.length === 0) return [of('no_role', null)];
  const isRepeated = (id: string, { zh, en }: Bilingual) =>
    roles.some(
      (other) => other.id !== id && (other.name.zh === zh || (en.trim() !== '' && other.name.en === en)),
    );
  return roles.flatMap(({ id, name }) => {
    if (!isWritten(name)) return [of('role_name_missing', null, id)];
    return isRepeated(id, name) ? [of('role_name_repeated', null, id)] : [];
  });
}

function checkAssignments({ roles }: Flow, sections: readonly FlowNode[]): readonly Fault[] {
  const used = new Set(sections.flatMap((node) => node.roles.map(({ role_id }) => role_id)));
  return [
    ...sections.filter((node) => node.roles.length === 0).map(({ id }) => of('section_without_role', id)),
    ...roles.filter(({ id }) => !used.has(id)).map(({ id }) => of('role_without_section', null, id)),
  ];
}

function checkActions(_: Flow, sections: readonly FlowNode[]): readonly Fault[] {
  return sections.flatMap((node) => {
    const { id, kind, roles, vote } = node;
    const has = (...actions: readonly string[]) =>
      roles.some(({ functions }) => functions.some((action) => actions.includes(action)));
    const found: Fault[] = [];
    // Reaching the experience section ends the run: there is nothing left to end.
    if (kind !== 'experience' && !roles.some(({ processes }) => processes.includes('end')))
      found.push(of('nobody_ends', id));
    if (kind === 'vote' && !has('vote')) found.push(of('nobody_votes', id));
    if (kind === 'vote' && !isVoteSet(vote)) found.push(of('vote_not_set', id));
    if (kind === 'court' && !has('speech', 'request_speech')) found.push(of('nobody_speaks', id));
    return found;
  });
}

function isVoteSet(vote: FlowNode['vote']): boolean {
  return vote !== null && isWritten(vote.question) && vote.options.every(({ label }) => isWritten(label));
}

function checkScenes(_: Flow, sections: readonly FlowNode[]): readonly Fault[] {
  return courtsOf(sections)
    .filter(({ scene, video }) => scene === null && video === null)
    .map(({ id }) => of('scene_missing', id));
}

function checkSeats(_: Flow, sections: readonly FlowNode[]): readonly Fault[] {
  const others = sections.filter(({ kind }) => kind !== 'court');
  const twoHosts = others.flatMap(({ id, roles }) =>
    roles
      .filter(({ host }) => host)
      .slice(1)
      .map(({ role_id }) => of('host_repeated', id, role_id)),
  );
  const found = courtsOf(sections).flatMap(({ id, roles, scene }) => {
    const seats = seatsOfScene(scene);
    const hosts = roles.filter(({ host }) => host);
    const isTaken = (seat: string | null) => roles.filter((role) => role.seat === seat).length > 1;
    return [
      ...roles.flatMap(({ role_id, seat }) => {
        if (seat === null || !seats.includes(seat)) return [of('seat_missing', id, role_id)];
        return isTaken(seat) ? [of('seat_taken', id, role_id)] : [];
      }),
      ...(hosts.length === 0 ? [of('host_missing', id)] : []),
      ...hosts.slice(1).map(({ role_id }) => of('host_repeated', id, role_id)),
    ];
  });
  return [...found, ...twoHosts];
}

function courtsOf(sections: readonly FlowNode[]): readonly FlowNode[] {
  return sections.filter(({ kind }) => kind === 'court');
}
