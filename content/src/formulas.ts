import type { Assignment, AuthoredCase, FlowNode, FlowRole, Phrase } from '@lets/contract';
import { type Occasion, type Standing, wordsOn } from './formula-words.ts';

/**
 * What students are offered above the composer: formulas of the procedure, by the kind of section and by how a role stands in it. The same for all
 * cases, and nothing of any of them. A section that brings phrases of its own keeps those.
 */
export function withFormulas(file: AuthoredCase): AuthoredCase {
  const { flow, experiment_type } = file;
  const nodes = flow.nodes.map((node) =>
    node.phrases.length > 0 ? node : { ...node, phrases: formulasOf(node, flow.roles, experiment_type) },
  );
  return { ...file, flow: { ...flow, nodes } };
}

type Kind = AuthoredCase['experiment_type'];

/** Pure: of each role that may speak here. */
export function formulasOf(node: FlowNode, roles: readonly FlowRole[], kind: Kind): Phrase[] {
  const roleOf = ({ role_id }: Assignment) => roles.find(({ id }) => id === role_id);
  const leading = node.roles.find(({ host }) => host);
  const occasion = occasionOf(node, kind, leading && roleOf(leading));
  return node.roles.filter(maySpeak).flatMap((place) => {
    const role = roleOf(place);
    const words = role ? wordsOn(occasion, standingIn(occasion, place, role)) : [];
    return words.map((text) => ({ role_id: place.role_id, text }));
  });
}

function maySpeak({ functions }: Assignment): boolean {
  return functions.includes('speech') || functions.includes('request_speech');
}

/** Pure. */
export function occasionOf(
  { kind, scene }: Pick<FlowNode, 'kind' | 'scene'>,
  type: Kind,
  host?: Pick<FlowRole, 'name'>,
): Occasion {
  if (kind === 'vote') return 'vote';
  if (scene === 'laboratory') return 'laboratory';
  if (type === 'legislation' || type === 'effectiveness_evaluation') return 'assembly';
  if (type === 'legal_reasoning') return 'seminar';
  if (kind === 'display') return type === 'free' ? 'talks' : 'evidence';
  if (scene?.startsWith('courtroom') || scene === 'arbitration' || scene === 'hearing') return 'courtroom';
  if (type === 'law_enforcement') return 'inspection';
  return scene === 'office' && host && RECEIVES.test(host.name.zh) ? 'window' : 'talks';
}

const CLERK = /书记员|记录员|记录人|工作人员|报告人/u;
/** Who takes papers in. */
const RECEIVES = /书记员|立案/u;
const EXPERT = /鉴定|专家|专门知识|统计|检验/u;
const JUROR = /陪审员/u;
const WITNESS = /证人|供货商/u;
const PARTIES: ReadonlySet<FlowRole['side']> = new Set(['claimant', 'respondent']);

/** An officer who does not lead an inspection is one of those who inspect. */
function standingIn(occasion: Occasion, place: Assignment, role: FlowRole): Standing {
  return occasion === 'inspection' && role.type === 'functionary' ? 'host' : standingOf(place, role);
}

/** Pure. */
export function standingOf({ host }: Pick<Assignment, 'host'>, { name, side, type }: FlowRole): Standing {
  if (host) return 'host';
  if (CLERK.test(name.zh)) return 'clerk';
  if (JUROR.test(name.zh)) return 'juror';
  if (EXPERT.test(name.zh)) return 'expert';
  if (WITNESS.test(name.zh)) return 'witness';
  if (type === 'judge' || side === 'bench') return 'member';
  return PARTIES.has(side) || type === 'prosecutor' || type === 'lawyer' ? 'party' : 'other';
}
