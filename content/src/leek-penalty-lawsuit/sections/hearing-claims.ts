import type { FlowNode } from '@lets/contract';
import { say } from '../../build.ts';
import type { ByFine } from '../fine.ts';

/** What is claimed and answered at the beginning of the hearing. */
export const CLAIMED: ByFine<FlowNode['lines']> = {
  50000: [
    say(
      'counsel_p',
      '请求将罚款 50,000 元变更为不超过 3,000 元，不能变更的请求撤销重作，并一并审查裁量指引第九条。',
      'We ask that the fine of 50,000 be varied to no more than 3,000 or, failing that, that it be revoked and a new decision made. We also ask that Article 9 of the Guidance be reviewed.',
    ),
    say(
      'counsel_d',
      '请求驳回。事实清楚、程序完整，五万元是法律规定的最低数额，已经从轻；指引是公布的裁量基准。',
      'We ask that the claims be dismissed. The facts are clear and the procedure complete; fifty thousand is the statutory minimum and already a lighter penalty, and the Guidance is a published standard of discretion.',
    ),
  ],
  10000: [
    say(
      'counsel_p',
      '请求将罚款 10,000 元变更为不超过 3,000 元，不能变更的请求撤销重作。我们不否认该罚，不承认的是多出来的七千元。',
      'We ask that the fine of 10,000 be varied to no more than 3,000 or, failing that, that it be revoked and a new decision made. We do not deny that a penalty is due; what we do not accept is the seven thousand on top.',
    ),
    say(
      'counsel_d',
      '请求驳回。罚款已经减到法定起点的五分之一，减轻以后的数额由机关裁量，法院应当尊重。',
      'We ask that the claims be dismissed. The fine was mitigated to a fifth of the statutory minimum; how far to mitigate is for the agency, and the court should respect it.',
    ),
  ],
  3000: [
    say(
      'counsel_p',
      '请求撤销罚款 3,000 元和没收 42 元。原告具备食品安全法第一百三十六条的三个条件，应当免予处罚；至少符合行政处罚法第三十三条第一款，可以不予处罚而没有不予。',
      'We ask that the fine of 3,000 and the confiscation of 42 yuan be revoked. The plaintiff met the three conditions of Article 136 of the Food Safety Law and should have been exempted; at the least Article 33, first paragraph, of the Administrative Penalty Law applied, under which no penalty need have been imposed.',
    ),
    say(
      'counsel_d',
      '请求驳回。三个条件差一个就不能免予；罚款已经减到法定起点的百分之六，与丁案相同。',
      'We ask that the claims be dismissed. If one of the three conditions is not met, there is no exemption; and the fine was already mitigated to six per cent of the minimum, as in case D.',
    ),
  ],
};
