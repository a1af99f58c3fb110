import type { Bilingual, Identity } from '@lets/contract';

export interface DemoNotice {
  readonly title: Bilingual;
  readonly body: Bilingual;
  readonly pinned: boolean;
  /** Empty: everybody. */
  readonly identities: Identity[];
  readonly daysAgo: number;
}

export const NOTICES: readonly DemoNotice[] = [
  {
    title: { zh: '本学期模拟法庭实验已开放', en: 'This term’s moot court experiments are open' },
    body: {
      zh: '请各小组在“预习”中打开案件，读完案情、确定角色后再开始实验。开始以后，系统会把每个人带到自己的环节。',
      en: 'Open the case under Prepare, read the materials and settle who plays whom before you start. Once it runs, everyone is taken to their own section.',
    },
    pinned: true,
    identities: [],
    daysAgo: 12,
  },
  {
    title: { zh: '第一次使用？先走一遍民间借贷案', en: 'New here? Play the private lending case first' },
    body: {
      zh: '一个人也可以担任全部角色，把整个案件从起诉走到宣判。中途离开不会丢失进度，随时可以接着做。',
      en: 'One person can hold every role and walk the whole case from complaint to judgment. Leaving half-way loses nothing; carry on whenever you like.',
    },
    pinned: false,
    identities: [],
    daysAgo: 9,
  },
  {
    title: { zh: '关于文书署名与实验记录', en: 'On signing documents and the record' },
    body: {
      zh: '文书签署后即固定，修改须另存新版本并重新签署。发言、表决与签署都会写入实验记录，作为评价依据。',
      en: 'A signed document is frozen: a change makes a new version to be signed again. Speeches, votes and signatures enter the record, which the evaluation draws on.',
    },
    pinned: false,
    identities: [1, 2],
    daysAgo: 3,
  },
];
