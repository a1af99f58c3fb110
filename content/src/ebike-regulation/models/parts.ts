import { partsWith, type Words } from '../../models.ts';
import { write } from '../fields.ts';

export const { both, by } = partsWith(write);

/** The compromise of the case: sound batteries are kept out only where there are ports. */
export const CLAUSE: Words = [
  '禁止在建筑物的共用走道、楼梯间、安全出口停放电动自行车或者为其充电。禁止为改装或者不符合国家标准的电动自行车电池充电。街道办事处公布本小区公共充电端口已经覆盖之日起，禁止携带电动自行车电池进入居民住宅充电。',
  'Parking or charging electric bicycles in shared passages, stairwells and exits of buildings is forbidden. Modified batteries and those that do not meet the national standard may not be charged. From the day on which the subdistrict office announces that the estate is covered by public charging ports, batteries may not be taken into dwellings to charge.',
];
