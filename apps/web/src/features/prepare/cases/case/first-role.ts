import type { FlowView } from '@lets/contract';
import { isSectionKind } from '@lets/engine';

const ROLE_LEVELS = ['light', 'steady', 'heavy'] as const;
export type RoleLevel = (typeof ROLE_LEVELS)[number];

/** What a role has to do over a whole case, as far as its flow says. */
export interface RoleLoad {
  readonly roleId: string;
  /** Of so many sections of the case. */
  readonly sections: number;
  readonly all: number;
  readonly hosted: number;
  readonly spoken: number;
  /** Templates that it may draft from. */
  readonly papers: number;
  readonly level: RoleLevel;
}

/** Who hosts often carries the others along; who may draft from many templates is asked for much. */
const MANY_HOSTED = 4;
const MANY_PAPERS = 5;
const FEW_PAPERS = 2;

/** Pure: every role of a case with what it has to do, in the order of the flow. */
export function loadsOf({ roles, nodes }: Pick<FlowView, 'roles' | 'nodes'>): readonly RoleLoad[] {
  const sections = nodes.filter((node) => isSectionKind(node.kind) && node.roles.length > 0);
  return roles.map(({ id }) => {
    const own = sections.flatMap((node) => node.roles.filter(({ role_id }) => role_id === id));
    const hosted = own.filter(({ host }) => host).length;
    const papers = sections
      .flatMap(({ templates }) => templates)
      .filter(({ role_ids }) => role_ids.includes(id)).length;
    return {
      roleId: id,
      sections: own.length,
      all: sections.length,
      hosted,
      spoken: own.filter(({ functions }) => functions.some((name) => name.endsWith('speech'))).length,
      papers,
      level: levelOf(hosted, papers),
    };
  });
}

function levelOf(hosted: number, papers: number): RoleLevel {
  if (hosted >= MANY_HOSTED || papers >= MANY_PAPERS) return 'heavy';
  return hosted === 0 && papers <= FEW_PAPERS ? 'light' : 'steady';
}

/** Pure: what a newcomer plays best: of the lightest roles the one with a voice in most sections, so that there is always something to do. */
export function suggestedRole(loads: readonly RoleLoad[]): RoleLoad | null {
  const byLevel = ({ level }: RoleLoad) => ROLE_LEVELS.indexOf(level);
  const [best = null] = [...loads]
    .filter(({ sections }) => sections > 0)
    .sort((a, b) => byLevel(a) - byLevel(b) || b.spoken - a.spoken || b.sections - a.sections);
  return best;
}
