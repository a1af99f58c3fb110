import { partsWith, type Words } from '../../models.ts';
import { write } from '../fields.ts';

export const { both, by } = partsWith(write);

/** Four amendments, in a sentence each. */
export const FOUR: Words = [
  '修改第十二条，投放时间由居民协商确定，每个小区至少设一处延时投放点；删去第十九条；第三十一条增加分类计价和车辆全程记录；第三十四条改为先责令改正，拒不改正的才处罚。',
  'Amend Article 12: times are settled with the residents, and each estate has at least one point with longer hours. Delete Article 19. Add to Article 31 pricing by kind and a full record of lorries. Under Article 34 correction is ordered first, and a fine follows only upon refusal.',
];
