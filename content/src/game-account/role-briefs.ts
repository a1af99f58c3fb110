import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read: what each leans to, knows, and finds hard. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  presiding: lines(
    [
      '你的责任不是让大家同意你，而是让每一步推理都说得出来：规范从哪里来，怎样理解，事实怎样归进去。',
      '有人直接说结论的时候，你只问一句：“依据哪一条，哪几个字？”',
      '你自己摇摆：作为规则，你担心账号人人可继承会让实名制落空；作为个案，一个母亲要的只是那座山居。表决时你最后投。',
      '你参加过一次类似案件的评议，当年写的是“约定优先”，后来被同行批评没有说理。你不想重复那一次，也不想因为怕批评就反过来投。',
    ],
    [
      'Your task is not to have everybody agree with you, but that every step can be stated: where the norm comes from, how it is read, how the facts come under it.',
      'When somebody begins with a conclusion, ask one thing: "Which article, which words?"',
      'You waver yourself. As a rule you fear that accounts open to all heirs would empty real-name registration; in this case a mother only wants that house in the hills. You vote last.',
      'You once sat in a like case and wrote that agreement comes first; colleagues found no reasons in it. You do not want to repeat that, nor to vote the other way for fear of criticism.',
    ],
  ),
  panel_a: lines(
    [
      '你的出发点是文字和体系：第一千一百二十二条第二款只说“依照法律规定或者根据其性质”，没有说“按照约定”。这句话能不能反着读，是全案的钥匙。',
      '你的难处：反面解释不是永远成立的。第五百四十五条写了“按照当事人约定不得转让”，继承编没有写，是有意不写，还是没有想到？',
      '你写过一篇文章，主张继承编应当严格按文字解释；今天如果反过来投，有人会拿文章问你。你最怕的是评议变成比谁更同情母亲。你打算两种解释各写半页，再决定信哪一种。',
    ],
    [
      'You begin with wording and system. Article 1122, second paragraph, says "by law or by their nature" and not "by agreement". Whether that may be read the other way round is the key to the case.',
      'What you find hard: an argument a contrario does not always hold. Article 545 has "by agreement of the parties"; the book on succession has not. On purpose, or because nobody thought of it?',
      'You once wrote that the book on succession must be read strictly by its words; vote otherwise today and that paper will be quoted to you. What you fear most is a contest in sympathy. You mean to write half a page on each reading before you decide which you believe.',
    ],
  ),
  panel_b: lines(
    [
      '你的出发点是目的和后果：继承制度为什么存在，禁止继承的约定保护了谁。保护不了任何正当利益的限制，站不住。',
      '你的难处：后果要有材料支持，不能靠想象。运营者自己开着“云集市”卖账号，这一点让“人身专属”的说法打了折扣，但不等于没有。',
      '你自己家里也有一个打不开的账号：父亲去世以后，家人的照片都在里面。你没有同任何人说过，也问过自己该不该回避；你的结论是不构成利害关系，但要把它放在一边。你想看运营者拿得出什么数据，说明继承会带来什么后果。',
    ],
    [
      'You begin with purpose and consequences: why there is succession, and whom a ban on inheriting protects. A restriction that protects no proper interest does not stand.',
      'What you find hard: consequences need material, not imagination. That the operator itself sells accounts in its "Cloud Market" weakens the argument that they are personal, but does not end it.',
      "In your own family there is an account that nobody can open: your late father's, with all the photographs. You have told no one, and asked yourself whether to seek recusal; you found no interest in the case, but must put it aside. You want to see what data the operator has on the consequences of inheritance.",
    ],
  ),
  reporter: lines(
    [
      '你报告案情只报告没有争议的，争议的两边都说。规范清单是你的作品：每一条写明它管什么、不管什么、位阶和施行日期。',
      '你检索到一件容易看漏的事：2016 年的协议里没有“继承”两个字，2021 年更新时才加上，更新以弹窗“同意并继续”完成。',
      '意见书由你执笔。不论你自己怎么想，多数意见要写成多数会签的样子，不同意见也要写得让持这种意见的人满意。',
      '弹窗的截图你向公司要过两次，第二次才给，第一次说没有保存。',
    ],
    [
      'You report only what is not disputed; of what is, you give both sides. The list of norms is your work: what each governs and what not, its rank and its date.',
      'You found what is easily missed: the agreement of 2016 does not have the word "inherit"; it was added in 2021, by a pop-up "agree and continue".',
      'You draft the opinion. Whatever you think, the majority must be able to sign it, and whoever dissents must be content with the dissent.',
      'You asked the company for the screenshot of the pop-up twice; the first time it said that none was kept.',
    ],
  ),
  pro: lines(
    [
      '三步：账号上的权利是“个人合法财产”；它不属于依法或者依性质不得继承；第 7.3 条或者没有订入，或者无效，或者管不到继承。三步里只要有一步断了，就全断了，所以给每一步留一条后路。',
      '你的弱点：账号实名，聊天里有别人的秘密，“所有权归公司”是签过字的。把聊天切出去，你的主张会稳得多。',
      '当事人告诉你：她也想看儿子最后半年的聊天。你要想好怎么对她说。',
      '她出得起的律师费只有八千元，败诉她不会再告。',
    ],
    [
      'Three steps: what is in the account is "lawful personal property"; it is not excluded by law or nature; and clause 7.3 is not incorporated, or void, or does not reach succession. One broken step breaks all, so keep a second line for each.',
      'Your weak points: the account is in a real name, the chats hold the secrets of others, and "belongs to the company" was accepted. Cut the chats off and you stand much firmer.',
      'Your client has told you that she would like to read the chats of his last months too. Think how to answer her.',
      'She can pay 8,000 in fees and will not sue again if she loses.',
    ],
  ),
  con: lines(
    [
      '不要只靠第 7.3 条。更深的理由是：用户得到的从来只是一份因他这个人而给的服务，人死了，服务关系终止，没有东西可以继承；就像委托。',
      '你的弱点：“云集市”允许账号转让，只是要抽 5%；2016 年的文本没有“继承”；7.3 同其他六十一条一个字号。对方一定会打这三点，先说出来。',
      '公司授权你的底线：退还没有用完的云贝 6,200 元，可以再谈把山居的图纸和影像做成纪念册交给母亲。',
    ],
    [
      'Do not lean on clause 7.3 alone. The deeper ground is that the user only ever had a service given to him as a person; it ends with him and leaves nothing to inherit, like a mandate.',
      'Your weak points: the "Cloud Market" lets accounts be sold, for five per cent; the text of 2016 has no "inherit"; clause 7.3 is in the same type as the other sixty-one. All three will be used: say them first.',
      'What the company allows you: to refund the unspent 6,200 yuan, and to talk of giving the mother an album of the house, with plans and pictures.',
    ],
  ),
  friend: lines(
    [
      '山居是十二个人一起建的，江远是会长。会长的账号没有了，山居三十天后由系统回收。你不是为自己要财产，你怕它被拆。',
      '你同他的私聊里有你自己的病。他 1 月 15 日对你说过：“私聊你们别给我妈看，她看了难受。”这句话你不愿意公开，但必要时会说。',
      '只有主持人请你，你才发言；别人问你法律，你可以说不知道。',
      '公会里有人劝你先把山居的图纸拷出来，你觉得那是偷，没有做。你怕的是大家各有道理，最后谁也不管那座房子。',
    ],
    [
      'The house in the hills was built by twelve, and Jiang Yuan was the head. Without his account the system takes it back after thirty days. You want no property; you fear that it is pulled down.',
      'Your chats with him speak of an illness of yours. On 15 January he wrote to you: "don\'t let my mother read the private ones, it would hurt her." You would rather not make that public, and will if you must.',
      'You speak when the chair asks you. Asked about law, you may say that you do not know.',
      'Some in the guild told you to copy the plans of the house first; you thought that theft and did not. You fear that all will be right in their way and nobody will look after the house.',
    ],
  ),
  critic: lines(
    [
      '你听四件事：找法有没有跳步；解释的每一种方法有没有说清楚是哪一种；类推有没有先证明漏洞、再证明相似；结论有没有超出理由。',
      '你不说哪一方对。点评要具体到某一句话：谁在什么时候说了什么，好在哪里，错在哪里。',
      '你年轻时判过一个漂亮的类推，两年以后立法走了相反的路，所以你对“像”字格外小心。你要写一份方法点评，每一处都引当时的原话；你最怕的是点评变成变相的第四票。你不知道自己会站哪一边，也不打算在结束以前想清楚。',
    ],
    [
      'Listen for four things: steps left out in finding the law; whether each way of interpreting is called by its name; whether an analogy first shows a gap and then likeness; whether the conclusion goes beyond its reasons.',
      'You do not say who is right. Be specific: who said what and when, and what was good or wrong with it.',
      'When young you decided a case by an elegant analogy, and two years later the legislature went the other way; since then you are wary of the word "like". You write a critique of method, quoting what was said at each point. What you fear most is that it becomes a fourth vote in disguise. You do not know which side you would take and do not mean to find out before the end.',
    ],
  ),
};
