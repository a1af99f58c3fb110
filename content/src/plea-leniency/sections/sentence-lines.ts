import type { FlowNode } from '@lets/contract';
import { say, sayWeighing } from '../../build.ts';

type Line = FlowNode['lines'][number];

const RECORDED = say('clerk', '意见已逐一记录。', 'Each opinion has been recorded.');

/** Is the recommendation as it was made clearly improper? */
export const IMPROPER_LINES: Line[] = [
  sayWeighing(
    'judge',
    [
      '建议按坦白写，没有考虑自首，也没有考虑后来的赔偿和谅解，三个情节一起漏掉；解释第三百五十五条又要求符合条件的适用非监禁刑。我认为明显不当，应当请检察院调整。',
      'The recommendation speaks of confession, not of surrender, and takes no account of the later payment and forgiveness: three circumstances are missing. Moreover, Article 355 of the Interpretation requires a non-custodial sentence where the conditions are met. I consider it clearly improper, and the procuratorate should be asked to adjust it.',
    ],
    [
      '情节漏了，我也看见了；可是十个月在法定刑幅度内，类案里偏重，偏重不等于明显不当。建议一般应当采纳，我不同意认定明显不当。',
      'I see what it leaves out. But ten months is within the statutory range. It is heavy compared with similar cases, but heavy is not the same as clearly improper. As a rule a recommendation should be adopted, and I do not agree that this one is clearly improper.',
    ],
  ),
  sayWeighing(
    'assessor',
    [
      '钱赔了，人是自己来的，被害人也谅解了，关十个月，工作和房子都没了。我看差得明显，同意。',
      'He has paid, he came of his own accord, and the victim forgives him. After ten months inside he would have no work and no home. To me that is plainly too much, and I agree.',
    ],
    [
      '赔钱是事后的事，镜头是他当天卖的，拿着老东家的钥匙半夜进门，不关几个月，开店的人心里不服。我不同意。',
      "The money came afterwards; he sold the lens the same day, after going in at night with his old employer's key. If he does not serve a few months, people who run shops will not accept it. I do not agree.",
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '提建议时不知道自首，也没有退赔，现在基础变了，建议没有变。不是检察院错了，是情况不同了。我同意认定明显不当。请表决。',
      'When the recommendation was made, nothing was known of the surrender and nothing had been paid. Its basis has changed and the recommendation has not. The procuratorate made no mistake; the situation is different now. I agree that it is clearly improper. Please vote.',
    ],
    [
      '缓刑是“可以”，自首也是“可以”从轻；检察院不提，不等于提错。要推翻建议，我要看到的是明显，不是可以更好。我不同意。请表决。',
      'The law says that a sentence may be suspended and that surrender may bring a lighter penalty. Not recommending these is not in itself an error. To set a recommendation aside, I must see that it is clearly improper, not that it could be better. I do not agree. Please vote.',
    ],
  ),
  RECORDED,
];

/** Is it still clearly improper now that it was adjusted? */
export const STILL_LINES: Line[] = [
  sayWeighing(
    'judge',
    [
      '刑期调下来了，缓刑还是没有。四个条件公诉人只争情节一项，而情节他自己建议在八个月。符合条件不适用，违反解释第三百五十五条，仍然明显不当。我同意。',
      'The term is shorter, but there is still no suspension. Of the four conditions the prosecutor disputes only the circumstances, and for those he himself recommends eight months. Refusing suspension where the conditions are met is contrary to Article 355 of the Interpretation. It is still clearly improper, and I agree.',
    ],
    [
      '自首、退赔、谅解现在都考虑了，八个月在类案里居中。剩下的是缓刑该不该用，这是可以争论的问题，可以争论就不是明显。我不同意。',
      'Surrender, restitution and forgiveness are now taken into account, and eight months is about the middle of the range in similar cases. What remains is whether to suspend. That can be argued either way, and what is arguable is not clearly improper. I do not agree.',
    ],
  ),
  sayWeighing(
    'assessor',
    [
      '少关两个月，工作照样丢。他有住处，有母亲，社区也收，关进去没有用处。我同意。',
      'With two months less he still loses his job. He has a home and a mother, and the community will take him. Locking him up serves no purpose. I agree.',
    ],
    [
      '检察院已经退了一步，被告人自己也说愿意接受，我们没有理由再往下改。我不同意。',
      'The procuratorate has given way, and the defendant himself says that he accepts it. We have no reason to go any lower. I do not agree.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '公诉人说缺的是“情节较轻”，理由却是钥匙；用钥匙没有破坏、没有伤人，不能反过来说情节重。我同意仍然明显不当。请表决。',
      'The prosecutor says that the circumstances are not minor, and points to the key. But because he used a key, nothing was broken and nobody was hurt; that cannot be turned round to make the circumstances serious. I agree that it is still clearly improper. Please vote.',
    ],
    [
      '夜间进入、辜负信任，检察院据此不建议缓刑，有理由，也说出来了。有理由的建议不能叫明显不当。我不同意。请表决。',
      'He went in at night and abused a position of trust. For that reason the procuratorate does not recommend suspension, and it has said so. A recommendation that is reasoned cannot be called clearly improper. I do not agree. Please vote.',
    ],
  ),
  RECORDED,
];

/** The court's own sentence, where the recommendation is set aside. */
export const OWN_LINES: Line[] = [
  sayWeighing(
    'judge',
    [
      '依法判决，我提有期徒刑七个月，缓刑一年，罚金 5,000 元：自首从轻，退赔、谅解酌情从轻，认罪认罚从宽，四个缓刑条件逐条都有材料。',
      'As the sentence according to law I propose seven months of imprisonment, suspended for one year, and a fine of 5,000 yuan. The sentence is lighter for surrender, lighter for restitution and forgiveness, and lenient for the plea, and there is material on each of the four conditions for suspension.',
    ],
    [
      '建议明显不当，不等于一定缓刑。他当天就卖镜头，到所半小时没有说实话，悔罪要打折扣。我主张拘役五个月实刑，不同意这个方案。',
      'A clearly improper recommendation does not necessarily lead to suspension. He sold a lens the same day, and for half an hour at the station he did not tell the truth, which weakens his repentance. I favour five months of criminal detention without suspension, and I do not agree to this proposal.',
    ],
  ),
  sayWeighing(
    'assessor',
    [
      '缓刑一年有人管着他，再犯就要收监，这对年轻人是个约束。我同意。',
      'For a year he will be under supervision, and if he offends again he goes to prison. That is a real restraint on a young man. I agree.',
    ],
    [
      '一天都不关，别的店主会说偷了赔钱就行。关短一点可以，不关不行。我不同意。',
      'If he does not serve a single day, other shopkeepers will say that a thief need only pay up. The term may be short, but he must serve one. I do not agree.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '七个月在三年以下的低段，考验期一年符合第七十三条，罚金在法定幅度里。我同意。请表决。',
      'Seven months is at the low end of a range of up to three years, one year of probation complies with Article 73, and the fine is within the statutory limits. I agree. Please vote.',
    ],
    [
      '刑期合适，我不放心的是社区矫正，卷里没有调查评估，只有辩护人的话。没有材料，我不宣告缓刑，主张拘役五个月。我不同意。请表决。',
      "The term is right. My concern is community correction: there is no assessment in the file, only counsel's word. Without one I would not suspend the sentence; I favour five months of criminal detention. I do not agree. Please vote.",
    ],
  ),
  RECORDED,
];

/** The sentence after a finding of guilt without a plea. */
export const TERM_LINES: Line[] = [
  sayWeighing(
    'judge',
    [
      '没有认罪认罚，就没有这一项从宽；自首、退赔、谅解仍然考虑。我提有期徒刑一年，罚金 8,000 元，不适用缓刑：他至今不承认是偷，悔罪表现不够。',
      'Without a plea, the leniency it brings is lost; surrender, restitution and forgiveness still count. I propose one year of imprisonment and a fine of 8,000 yuan, without suspension: to this day he does not admit theft, and so he has not shown enough repentance.',
    ],
    [
      '他承认拿了东西，只辩解动机，赔了钱也道了歉。行使辩护权不能算没有悔罪。我主张有期徒刑十个月，缓刑一年，罚金 8,000 元，不同意实刑。',
      'He admits that he took the things and argues only about his motive; he has paid and apologised. Exercising the right of defence does not show a lack of repentance. I favour ten months suspended for one year and a fine of 8,000 yuan, and I do not agree to immediate imprisonment.',
    ],
  ),
  sayWeighing(
    'assessor',
    [
      '到今天还说不是偷，缓刑怕他不往心里去。我同意判一年。',
      'He says even today that it was not theft, and I fear that he would not take a suspended sentence to heart. I agree to one year.',
    ],
    [
      '工资确实欠着，事情有个来由。该罚，但不必关一年。我不同意。',
      'The wages really are owed, and there was a cause for what he did. He should be punished, but not with a year in prison. I do not agree.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '否认不加重，一年里没有因为他否认而多判的一天；只是缓刑要有悔罪表现，这一条我没有看到。我同意。请表决。',
      'Denial does not make the sentence heavier, and not one day of this year is for his denial. But suspension requires repentance, and I do not see it. I agree. Please vote.',
    ],
    [
      '退赔、谅解、自行到所都在，起因也有被害人一分责任。四个条件我看够了。我不同意实刑。请表决。',
      'He has paid, he has been forgiven, he came of his own accord, and the victim bears a share of the responsibility for the cause. I find the four conditions met. I do not agree to immediate imprisonment. Please vote.',
    ],
  ),
  RECORDED,
];
