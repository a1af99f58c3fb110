import type { CaseDocument } from '@lets/contract';
import { bi, p, releasedAfter, title } from '../build.ts';
import type { Words } from '../models.ts';
import { reference } from './fields.ts';

/** Open when judgment has been given: until then the panel, the parties or counsel still decide on what they answer. */
function answer(node_id: string, name: Words, ...points: Words[]): CaseDocument {
  const made = reference(
    `reference_${node_id}`,
    bi(...name),
    [title(name[0]), ...points.map(([zh]) => p(zh))],
    [title(name[1]), ...points.map(([, en]) => p(en))],
    node_id,
  );
  return releasedAfter(['pronouncement'], made);
}

export const REFERENCES: CaseDocument[] = [
  answer(
    'plea_paper',
    ['参考：具结书和法律意见', 'Reference: plea statement and opinion'],
    [
      '具结书写明刑种、刑期、罚金、是否缓刑和程序；不得写放弃上诉。',
      'The plea statement states the kind and length of the penalty, the fine, whether the sentence is suspended and the procedure; it must not contain a waiver of appeal.',
    ],
    [
      '值班律师应问清嫌疑人以为会怎样判，并指出到案经过需要核对。',
      'Duty counsel should ask what sentence the suspect expects, and point out that the arrest note must be checked.',
    ],
  ),
  answer(
    'indictment',
    ['参考：起诉书', 'Reference: indictment'],
    [
      '工作室无人居住，不是入户盗窃；21,600 元属于数额较大（《刑法》第二百六十四条）。',
      'Nobody lives in the studio, so this is not theft from a dwelling; 21,600 yuan is a relatively large amount (Criminal Law, Article 264).',
    ],
    [
      '电话通知后自行到所并如实供述的，应当审查是否自首（第六十七条第一款），不能只写坦白。',
      'Where he came of his own accord after a telephone call and confessed truthfully, the question of voluntary surrender must be examined (Article 67, first paragraph); it is not enough to speak of confession.',
    ],
  ),
  answer(
    'defence',
    ['参考：排除申请', 'Reference: exclusion'],
    [
      '线索要写到时间、人员、方式、内容；17 日的供述在更换讯问人员、告知权利后作出，分开分析。',
      'The leads must state the time, persons, manner and content. The confession of the 17th was made to other officers after his rights were explained and must be analysed separately.',
    ],
  ),
  answer(
    'restitution',
    ['参考：赔偿和谅解', 'Reference: restitution'],
    [
      '3,200 元加 1,800 元，共 5,000 元。谅解影响量刑，不影响定罪。',
      '3,200 plus 1,800 makes 5,000 yuan. Forgiveness bears on the sentence, not on guilt.',
    ],
  ),
  answer(
    'withdrawal',
    ['参考：撤回证据', 'Reference: withdrawing evidence'],
    [
      '情况说明缺一名讯问人员签名和单位印章，又没有日志，证明不了合法；撤回以后，其余证据仍然足以指控。撤回不能附条件，没有新的理由不得再出示（《刑诉法解释》第一百三十一条第一款、第一百三十五条第三款）。',
      'The statement lacks the signature of one officer and the seal of the unit, and there is no log, so it cannot prove lawfulness. After the withdrawal, the remaining evidence still supports the charge. A withdrawal may not be conditional; without new grounds the record may not be produced again (CPL Interpretation, Article 131, first paragraph, and Article 135, third paragraph).',
    ],
  ),
  answer(
    'adjustment',
    ['参考：重新核对量刑建议', 'Reference: checking the recommendation'],
    [
      '自首（《刑法》第六十七条第一款）、退赔、谅解（《刑诉法解释》第一百七十六条、第二百七十六条）在建议提出以后查清，应当重新评价；四个缓刑条件逐条写。罚金在 1,000 元以上 43,200 元以下（盗窃解释第十四条）。',
      'Voluntary surrender (Criminal Law, Article 67, first paragraph), restitution and forgiveness (CPL Interpretation, Articles 176 and 276) were established after the recommendation was made and must be weighed anew; the four conditions for suspension must be dealt with one by one. The fine must be between 1,000 and 43,200 yuan (Theft Interpretation, Article 14).',
    ],
    [
      '辩护方提出异议不等于不认罚，被告人同时仍可认罪认罚。调整与否由检察院决定；仍然明显不当的，法院依法判决（《刑事诉讼法》第二百零一条第二款）。',
      'An objection by the defence is not a refusal to accept punishment; the defendant may still maintain the plea. Whether to adjust is for the procuratorate; where the recommendation is still clearly improper, the court gives judgment according to law (Criminal Procedure Law, Article 201, second paragraph).',
    ],
  ),
  answer(
    'judgment',
    ['参考：判决', 'Reference: judgment'],
    [
      '不能排除威胁的，排除第一份笔录；其余证据足以定罪。自愿性看被告人在庭上知道后果时是否仍然坚持。',
      'Where threats cannot be ruled out, the first record must be excluded; the remaining evidence is enough to convict. Whether the plea is voluntary turns on whether he maintains it in court, knowing its consequences.',
    ],
    [
      '缓刑考验期不少于一年，也不短于原判刑期（《刑法》第七十三条第二款）；罚金在 1,000 元以上 43,200 元以下。',
      'The probation period is at least one year and not shorter than the term (Criminal Law, Article 73, second paragraph); the fine must be between 1,000 and 43,200 yuan.',
    ],
  ),
];
