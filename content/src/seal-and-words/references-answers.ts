import { bi, bullets, p, quote, title } from '../build.ts';
import { reference } from './fields.ts';

export const ACCEPTANCE = reference(
  'reference_acceptance',
  bi('受理答复参考答案', 'Reference: notice of acceptance'),
  [
    title('鉴定受理答复（要点）'),
    bullets(
      '受理第一项、第二项：属于业务范围，用途合法，材料能够满足需要（通则第十四条）。',
      '不受理第三项：激光墨粉没有可靠的测龄方法，印油不能直接测定日期，超出技术条件（通则第十五条第五项）；告诉法院可以改问印文的阶段性特征。',
      '指定二名鉴定人（通则第十九条）；罗川另案鉴定的事如实告知，由当事人申请、法院决定。',
    ),
    quote('不受理也是对法院的帮助：说清楚做不了什么，才知道该问什么。'),
  ],
  [
    title('Notice of Acceptance (main points)'),
    bullets(
      'Matters one and two are accepted: they are within the scope of practice, the purpose is lawful and the material is sufficient (General Rules, Article 14).',
      'Matter three is not accepted: there is no reliable method of dating laser toner, and seal ink cannot be dated directly; this exceeds the technical conditions (General Rules, Article 15, item 5). The court is told that it could ask about the phase features of the imprint instead.',
      "Two experts are designated (General Rules, Article 19); Luo Chuan's examination in another case is disclosed truthfully, so that the parties can apply for recusal and the court can decide.",
    ),
    quote(
      'Not accepting a matter also helps the court: once it knows what cannot be done, it knows what to ask.',
    ),
  ],
  'acceptance_reply',
);

export const REPLY = reference(
  'reference_reply',
  bi('书面答复参考答案', 'Reference: written reply'),
  [
    title('对异议的书面答复（要点）'),
    p(
      '对原告：打印机不明是局限，意见书已写明；四份反例都是单个、小面积或者厚墨粉的点，检材四点在实心笔画上，边缘没有堆积，荧光一致；4 号、6 号没有计入。',
    ),
    p('对被告：Y1 至 Y5 只作参考；伤后自然样本二份；分歧在样本是否足够，不在所见。'),
    p('答不出的：墨粉厚度没有测量。没有委托的：印文的阶段性特征，可以补充委托。'),
    quote('承认局限的答复，比“坚持原意见”更经得起询问。'),
  ],
  [
    title('Reply to the Objections (main points)'),
    p(
      'To the plaintiff: the unknown printer is a limit, and the opinion states it; the four counter-examples are all single crossings, small or with thick toner, while the four crossings of the specimen lie on solid strokes, have no ink piled up at the edges, and the fluorescence is consistent; crossings 4 and 6 were not counted.',
    ),
    p(
      'To the defendant: Y1 to Y5 served for reference only; there are two natural samples after the injury; the experts differ on whether the samples are sufficient, not on what is seen.',
    ),
    p(
      'What cannot be answered: the thickness of the toner was not measured. What was not commissioned: the phase features of the imprint, which can be commissioned as a supplement.',
    ),
    quote('A reply that admits its limits stands up to questioning better than "the opinion is maintained".'),
  ],
  'reply',
);

export const WITNESS = reference(
  'reference_witness',
  bi(
    '证人申请和保证书参考答案',
    'Reference: application for a person with special knowledge and pledge of the witness',
  ),
  [
    title('证人出庭申请和保证书（要点）'),
    bullets(
      '申请书写全身份四项、主要内容、关联性、必要性（证据规定第六十九条第二款），并说明证人是被告的员工。',
      '保证书分三段：关系、亲身感知的、不知道的；印章 2024 年 3 月摔缺写明怎样知道的。“字是后来打的”他没有看见，不写（第七十二条第一款）。',
      '与当事人有利害关系的证人的证言不能单独定案（第九十条第三项），所以要说明它和样本 Z1 至 Z6 怎样印证。',
    ),
    quote('对自己不利的话也写的证人，说别的话才有人信。'),
  ],
  [
    title('Application and Pledge of the Witness (main points)'),
    bullets(
      'The application gives the four particulars of the witness, the main content of the testimony, its relevance and its necessity (Provisions on Evidence, Article 69, second paragraph), and discloses that the witness is employed by the defendant.',
      'The pledge has three parts: the relationship, what the witness perceived himself, and what he does not know. It states how he knows that the seal was chipped in March 2024. He did not see that the words were printed later, so he does not write it (Article 72, first paragraph).',
      'The testimony of a witness who has a relationship of interest with a party may not by itself be the basis of a finding (Article 90, item 3), so it must be explained how it is corroborated by samples Z1 to Z6.',
    ),
    quote(
      'A witness who also writes what is to his own disadvantage is more readily believed in everything else.',
    ),
  ],
  'witness',
);
