import { type PaperPlan, section } from '../papers.ts';

/** What is drafted before the trial. */

export const PLEA: PaperPlan = {
  id: 'plea_statement',
  name: ['认罪认罚具结书', 'Plea Statement'],
  role_ids: ['prosecutor'],
  head: [['犯罪嫌疑人：{{defendant_name}}', 'Suspect: {{defendant_name}}']],
  parts: [
    section(
      ['一、权利知悉', '1. Rights explained'],
      ['告知了哪些权利和规定', 'Which rights and rules were explained'],
    ),
    section(
      ['二、认罪认罚内容', '2. Content of the plea'],
      ['承认的事实、罪名', 'Facts and offence that are admitted'],
    ),
    section(
      ['三、量刑建议和适用程序', '3. Sentence and procedure'],
      ['主刑、附加刑、是否缓刑和程序', 'Main and additional penalties, whether suspended, and procedure'],
      ['{{recommended}}', '{{recommended}}'],
    ),
    section(
      ['四、自愿签署声明', '4. Declaration'],
      ['自愿、听懂、律师在场', 'Voluntary, understood, signed with counsel present'],
    ),
  ],
  signers: [
    ['defendant', '犯罪嫌疑人', 'Suspect'],
    ['duty_counsel', '值班律师', 'Duty counsel'],
  ],
  date: '{{plea_date}}',
};

export const COUNSEL: PaperPlan = {
  id: 'counsel_opinion',
  name: ['值班律师法律意见', 'Opinion of Duty Counsel'],
  role_ids: ['duty_counsel'],
  head: [['致：{{procuratorate}}', 'To: {{procuratorate}}']],
  parts: [
    section(
      ['一、会见和阅卷情况', '1. Meeting and file'],
      ['见了多久，看了什么', 'How long the meeting was and what was read'],
    ),
    section(
      ['二、关于自愿性', '2. Voluntariness'],
      ['是否自愿、是否明白后果', 'Whether the plea is voluntary and its consequences are understood'],
    ),
    section(
      ['三、关于罪名、量刑和程序', '3. Offence, sentence and procedure'],
      ['对建议的意见和理由', 'Opinion on the recommendation, with reasons'],
    ),
  ],
  signers: [['duty_counsel', '值班律师', 'Duty counsel']],
  date: '{{plea_date}}',
};

export const CHARGE: PaperPlan = {
  id: 'indictment',
  name: ['起诉书', 'Indictment'],
  role_ids: ['prosecutor', 'assistant'],
  head: [
    ['{{procuratorate}}', '{{procuratorate}}'],
    [
      '被告人：{{defendant_name}}　　被害人：{{victim_name}}',
      'Defendant: {{defendant_name}}. Victim: {{victim_name}}',
    ],
  ],
  parts: [
    section(
      ['一、查明的事实', '1. Facts'],
      ['时间、地点、行为、数额、到案', 'Time, place, conduct, value, how he came to the police'],
    ),
    section(['二、证据', '2. Evidence'], ['证据种类和证明对象', 'Kinds of evidence and what they prove']),
    section(
      ['三、起诉的根据和理由', '3. Grounds'],
      ['罪名、法条、量刑情节', 'Offence, articles, sentencing circumstances'],
    ),
    section(
      ['四、量刑建议', '4. Recommendation'],
      ['主刑、附加刑、是否缓刑', 'Main penalty, additional penalty, suspension'],
      ['{{recommended}}', '{{recommended}}'],
    ),
  ],
  signers: [['prosecutor', '检察官', 'Prosecutor']],
  date: '{{charge_date}}',
};

export const EXCLUSION: PaperPlan = {
  id: 'exclusion_application',
  name: ['排除非法证据申请书', 'Application to Exclude Evidence'],
  role_ids: ['defender', 'defendant'],
  head: [['申请人：{{defendant_name}}的辩护人', 'Applicant: counsel for {{defendant_name}}']],
  parts: [
    section(
      ['一、申请事项', '1. Application'],
      ['排除哪一份证据', 'Which evidence is to be excluded'],
      ['{{excluded_item}}', '{{excluded_item}}'],
    ),
    section(
      ['二、线索和材料', '2. Leads and material'],
      ['时间、地点、人员、方式、内容', 'Time, place, persons, manner, content'],
    ),
    section(['三、理由', '3. Grounds'], ['法条和对其他证据的影响', 'Articles, and effect on other evidence']),
  ],
  signers: [['defender', '辩护人', 'Defence counsel']],
  date: '{{charge_date}}',
};

export const PEACE: PaperPlan = {
  id: 'forgiveness',
  name: ['赔偿谅解书', 'Letter of Compensation and Forgiveness'],
  role_ids: ['victim'],
  head: [['被害人：{{victim_name}}', 'Victim: {{victim_name}}']],
  parts: [
    section(['一、损失', '1. Losses'], ['发还的和没有找回的', 'What was returned and what was not']),
    section(
      ['二、赔偿', '2. Compensation'],
      ['数额和是否付清', 'Amount, and whether it is paid'],
      ['{{paid}}', '{{paid}}'],
    ),
    section(
      ['三、对处罚的意见', '3. Opinion on the penalty'],
      ['是否谅解，自己的意思', 'Whether she forgives, in her own words'],
    ),
  ],
  signers: [['victim', '被害人', 'Victim']],
  date: '{{peace_date}}',
};
