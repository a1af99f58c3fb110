import { partsWith, type Words } from '../../models.ts';
import { write } from '../fields.ts';

export const { both, by } = partsWith(write);

/** The compromise of the case: sound batteries are kept out only where there are ports. */
export const CLAUSE: Words = [
  '禁止下列行为：（一）在建筑物的共用走道、楼梯间、安全出口停放电动自行车或者为其充电；（二）为改装或者不符合国家标准的电动自行车电池充电；（三）自街道办事处公布本小区公共充电端口已经覆盖之日起，携带电动自行车电池进入居民住宅充电。',
  'The following is forbidden: (1) parking or charging electric bicycles in shared passages, stairwells and exits of buildings; (2) charging batteries of electric bicycles that are modified or do not meet the national standard; (3) from the day on which the subdistrict office announces that the estate is covered by public charging ports, taking batteries of electric bicycles into dwellings to charge them.',
];
