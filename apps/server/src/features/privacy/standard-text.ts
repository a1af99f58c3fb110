import type { Bilingual, Language } from '@lets/contract';
import type { Hosting } from './hosting.ts';
import { ACTIVITIES, keptInWords } from './register.ts';

/** Pure: a notice that a school can begin with: what is kept, why, how long and who sees it come from the register and the settings. */
export function standardText(hosting: Hosting): Bilingual {
  return { zh: textIn('zh', hosting), en: textIn('en', hosting) };
}

function textIn(lang: Language, hosting: Hosting): string {
  const product = hosting.product[lang] || PRODUCT[lang];
  const items = ACTIVITIES.map(({ name, data, purpose, readers, kept }) => {
    const words = [data, purpose, readers, keptInWords(kept, hosting.settings)].map((one) => one[lang]);
    const [what, why, who, how] = words;
    return lang === 'zh'
      ? `- ${name.zh}：${what}。目的：${why}。知悉范围：${who}。保存：${how}。`
      : `- ${name.en}: ${what}. Purpose: ${why}. Seen by: ${who}. Kept: ${how}.`;
  });
  return FRAME[lang](product, items.join('\n'), assistantText(lang, hosting));
}

const PRODUCT = { zh: '法律实验教学平台', en: 'LETS' } as const;

function assistantText(lang: Language, { assistant }: Hosting): string {
  if (!assistant)
    return lang === 'zh'
      ? '本平台目前没有接入外部模型，提问和文本不会发送给第三方。'
      : 'No outside model is connected: no question or text is sent to anybody else.';
  const { host, model } = assistant;
  return lang === 'zh'
    ? `使用法律助手或起草译文时，您的提问、最近几轮对话或待译文本会发送至 ${host}（模型 ${model}），由其受学校委托处理；不会附上您的姓名和账号。请不要在提问中写入他人的个人信息。不使用该功能，不影响其他功能。`
    : `When you use the assistant or have a translation drafted, your question, the last messages or the text go to ${host} (model ${model}), which processes them for the school, without your name or account. Please write no personal data of others there. Everything else works without it.`;
}

const FRAME: Readonly<Record<Language, (product: string, items: string, assistant: string) => string>> = {
  zh: (
    product,
    items,
    assistant,
  ) => `学校通过“${product}”开展虚拟法律实验教学。本政策说明平台处理哪些个人信息、为何处理、保存多久、谁可以看到，以及您有哪些权利。
## 一、我们处理的个人信息
${items}
## 二、存放地点与委托处理
个人信息存放在学校的服务器上，不对外公开，不出售，除下文所列情形和法律另有规定外不向第三方提供。
${assistant}
## 三、安全
密码只保存无法还原的摘要；每次访问都在服务器上核对权限；重要操作记入日志。发生或者可能发生个人信息泄露时，学校将依法告知您并采取补救措施。
## 四、您的权利
您可以在“用户中心”下载本人数据，并请求查阅、复制、更正、补充、删除个人信息，撤回同意，或者要求解释处理规则。学校在 15 个工作日内答复；不予同意的，说明理由。对答复有异议的，可以向履行个人信息保护职责的部门投诉，或者依法起诉。
删除个人信息时，姓名、账号、联系方式等以化名替换；依规定应当保存的学业记录以化名保留。撤回同意不影响此前处理的效力。
## 五、未成年人
本平台面向高等学校师生，不面向未满十四周岁的未成年人。
## 六、政策更新
本政策更新后会在登录时提示；重要变更将再次征求您的同意。
## 七、联系我们
请通过“用户中心”的“个人信息请求”联系学校，或者联系学校的管理员。`,
  en: (
    product,
    items,
    assistant,
  ) => `The school teaches law by virtual experiments with ${product}. This notice says which personal data it processes, why, for how long, who sees it, and what your rights are.
## 1. What we process
${items}
## 2. Where it is kept, and who processes it for us
Personal data is kept on the school’s server. It is not published or sold, and goes to nobody else except as written below or as the law demands.
${assistant}
## 3. Security
Of passwords only a digest is kept. The server checks every access. Important acts are written to a log. If personal data is or may have been leaked, the school tells you as the law demands and acts on it.
## 4. Your rights
In the user center you can download your data, and ask for access, a copy, a correction or erasure, withdraw your consent, or ask how your data is processed. The school answers within 15 working days and gives its reasons for a refusal. If you disagree, you may complain to the authority in charge of personal data or go to court.
On erasure a pseudonym replaces your name, account, contact and the like; academic records that have to be kept remain under the pseudonym. Withdrawing consent does not affect what was done before.
## 5. Minors
The product is for members of universities and not for children under fourteen.
## 6. Changes
After a change you are told when you log in; for an important change we ask for your consent again.
## 7. Contact
Use “Data requests” in the user center, or write to an administrator of the school.`,
};
