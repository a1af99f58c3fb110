import type { CaseDocument } from '@lets/contract';
import { bi, p, title } from '../../build.ts';
import { law } from '../fields.ts';

/** Theft, voluntary surrender, people's assessors. */
export const SPECIAL_LAWS: CaseDocument[] = [
  law(
    'law_theft',
    bi(
      '最高人民法院、最高人民检察院关于办理盗窃刑事案件适用法律若干问题的解释（节录）',
      'Interpretation on Theft (extracts)',
    ),
    [
      title('最高人民法院、最高人民检察院关于办理盗窃刑事案件适用法律若干问题的解释（节录）'),
      p(
        '**第一条** 盗窃公私财物价值一千元至三千元以上、三万元至十万元以上、三十万元至五十万元以上的，应当分别认定为刑法第二百六十四条规定的“数额较大”、“数额巨大”、“数额特别巨大”。',
      ),
      p('**第三条** 非法进入供他人家庭生活，与外界相对隔离的住所盗窃的，应当认定为“入户盗窃”。'),
      p(
        '**第十四条** 因犯盗窃罪，依法判处罚金刑的，应当在一千元以上盗窃数额的二倍以下判处罚金；没有盗窃数额或者盗窃数额无法计算的，应当在一千元以上十万元以下判处罚金。',
      ),
    ],
    [
      title('Interpretation of the SPC and the SPP on Theft (extracts, unofficial translation)'),
      p(
        '**Article 1** (first paragraph) Values of 1,000 to 3,000 yuan or more, 30,000 to 100,000 or more, and 300,000 to 500,000 or more are "relatively large", "huge" and "especially huge" amounts.',
      ),
      p(
        '**Article 3** (second paragraph) Unlawfully entering a place used for family life and relatively separated from the outside, and stealing there, is theft from a dwelling.',
      ),
      p(
        '**Article 14** Where a fine is imposed for theft, it shall be between 1,000 yuan and twice the value stolen; where there is no value or it cannot be calculated, between 1,000 and 100,000 yuan.',
      ),
    ],
  ),
  law(
    'law_surrender',
    bi(
      '最高人民法院关于处理自首和立功具体应用法律若干问题的解释（节录）',
      'Interpretation on Voluntary Surrender (extracts)',
    ),
    [
      title('最高人民法院关于处理自首和立功具体应用法律若干问题的解释（节录）'),
      p('**第一条** 根据刑法第六十七条第一款的规定，犯罪以后自动投案，如实供述自己的罪行的，是自首。'),
      p(
        '（一）自动投案，是指犯罪事实或者犯罪嫌疑人未被司法机关发觉，或者虽被发觉，但犯罪嫌疑人尚未受到讯问、未被采取强制措施时，主动、直接向公安机关、人民检察院或者人民法院投案。',
      ),
      p('（二）如实供述自己的罪行，是指犯罪嫌疑人自动投案后，如实交代自己的主要犯罪事实。'),
      p(
        '犯罪嫌疑人自动投案并如实供述自己的罪行后又翻供的，不能认定为自首；但在一审判决前又能如实供述的，应当认定为自首。',
      ),
    ],
    [
      title('SPC Interpretation on Voluntary Surrender and Merit (extracts, unofficial translation)'),
      p(
        "**Article 1** (extracts) Whoever gives himself up of his own accord after a crime and truthfully confesses has surrendered voluntarily. To give oneself up is to go to the police, procuratorate or court, of one's own will and directly, before one has been questioned or subjected to coercive measures. To confess truthfully is to tell the main facts of the crime. A person who retracts the confession has not surrendered voluntarily, unless he confesses truthfully again before the first-instance judgment.",
      ),
    ],
  ),
  law(
    'law_assessors',
    bi(
      '最高人民法院关于适用《中华人民共和国人民陪审员法》若干问题的解释（节录）',
      "Interpretation on People's Assessors (extracts)",
    ),
    [
      title('最高人民法院关于适用《中华人民共和国人民陪审员法》若干问题的解释（节录）'),
      p(
        '**第十一条** 庭审过程中，人民陪审员依法有权向诉讼参加人发问，审判长应当提示人民陪审员围绕案件争议焦点进行发问。',
      ),
      p(
        '**第十二条** 合议庭评议案件时，先由承办法官介绍案件涉及的相关法律、证据规则，然后由人民陪审员和法官依次发表意见，审判长最后发表意见并总结合议庭意见。',
      ),
      p(
        '**第十三条** 人民陪审员全程参加合议庭评议，对于事实认定问题，由人民陪审员和法官在共同评议的基础上进行表决。对于法律适用问题，人民陪审员不参加表决，但可以发表意见，并记录在卷。',
      ),
      p('**第十四条** 人民陪审员应当认真阅读评议笔录，确认无误后签名。'),
    ],
    [
      title("SPC Interpretation of the People's Assessors Law (extracts, unofficial translation)"),
      p(
        "**Article 11** A people's assessor may put questions to those who take part in the proceedings; the presiding judge should remind assessors to keep to the points in dispute.",
      ),
      p(
        "**Article 12** In deliberation the reporting judge first explains the law and the rules of evidence; then people's assessors and judges give their opinions in turn; the presiding judge speaks last and sums up.",
      ),
      p(
        "**Article 13** (second paragraph) In a panel of seven people's assessors vote on the facts together with the judges; on the law they do not vote but may give opinions, which are recorded.",
      ),
      p(
        "**Article 14** A people's assessor shall read the record of deliberation carefully and sign it once it is confirmed to be correct.",
      ),
    ],
  ),
];
