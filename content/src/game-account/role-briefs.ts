import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read: what each leans to, knows, and finds hard. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  presiding: lines(
    [
      '你的责任不是让大家同意你，而是让每一步推理都说得出来：规范从哪里来，怎样理解，事实怎样归进去。有人直接说结论，你只问一句：“依据哪一条，哪几个字？”',
      '你自己摇摆：作为规则，你担心账号人人可继承会让实名制落空；作为个案，一个母亲要的只是那座山居。你参加过一次类似案件的评议，当年写的是“约定优先”，后来被同行批评没有说理。你不想重复那一次，也不想因为怕批评就反过来投。',
      '会前栖云公司的人托熟人带话，说愿意赞助学院的下一届研讨会，你没有回。何静芳也给你寄过一封信，你没有拆，交给了会务。你打算开场时把这两件事说出来；你怕的是，说了以后有人怀疑你，不说以后有人发现。你有一票，最后投。',
    ],
    [
      'Your task is not to have everybody agree with you, but to see that every step of the reasoning can be spelt out: where the norm comes from, how it is read, how the facts are brought under it. When somebody simply announces a conclusion, you ask only one thing: "Which article, which words?"',
      'You waver yourself. As a general rule, you fear, letting every heir take over an account would make real-name registration meaningless; in this case a mother only wants that house in the hills. You once sat on the panel in a similar case and wrote that the agreement comes first; your peers criticised the opinion for giving no reasons. You do not want to repeat that, but neither do you want to vote the other way merely for fear of criticism.',
      'Before the meeting somebody from Qiyun let you know through a friend that the company would gladly sponsor the next seminar; you have not answered. He Jingfang wrote to you too; you handed her letter unopened to the seminar office. You mean to mention both when you open the meeting. You fear that people will doubt you if you do, and that they will find out if you do not. You have a vote and cast it last.',
    ],
  ),
  panel_a: lines(
    [
      '你的出发点是文字和体系：第一千一百二十二条第二款只说“依照法律规定或者根据其性质”，没有说“按照约定”。这句话能不能反着读，是全案的钥匙。',
      '你的难处：反面解释不是永远成立的。第五百四十五条写了“按照当事人约定不得转让”，继承编没有写，是有意不写，还是没有想到？',
      '你写过一篇文章，主张继承编应当严格按文字解释；今天如果反过来投，有人会拿文章问你。你最怕的是评议变成比谁更同情母亲。你打算两种解释各写半页，再决定信哪一种。',
    ],
    [
      'You begin with wording and system. Article 1122, second paragraph, says only "by law or by its nature" and not "by agreement". Whether an argument a contrario may be drawn from that is the key to the case.',
      'What you find hard: an argument a contrario does not always hold. Article 545 says "by agreement of the parties"; the book on succession does not. Was that on purpose, or did nobody think of it?',
      'You once published an article arguing that the book on succession must be read strictly by its words; if you vote otherwise today, that article will be quoted to you. What you fear most is that the deliberation turns into a contest of sympathy for the mother. You mean to write half a page on each reading before you decide which you believe.',
    ],
  ),
  panel_b: lines(
    [
      '你的出发点是目的和后果：继承制度为什么存在，禁止继承的约定保护了谁。保护不了任何正当利益的限制，站不住。',
      '你的难处：后果要有材料支持，不能靠想象。运营者自己开着“云集市”卖账号，这一点让“人身专属”的说法打了折扣，但不等于没有。',
      '你自己家里也有一个打不开的账号：父亲去世以后，家人的照片都在里面。你没有同任何人说过，也问过自己该不该回避；你的结论是不构成利害关系，但要把它放在一边。你想看运营者拿得出什么数据，说明继承会带来什么后果。',
    ],
    [
      'You begin with purpose and consequences: why there is succession, and whom a ban on inheriting protects. A restriction that protects no legitimate interest cannot stand.',
      'What you find hard: consequences must be supported by material, not imagined. That the operator itself runs a "Cloud Market" where accounts are sold weakens the argument that they are personal, but does not dispose of it.',
      "In your own family there is an account that nobody can open: your late father's, with all the photographs. You have told no one, and asked yourself whether to seek recusal; you concluded that it gives you no interest in the case, but that you must put it aside. You want to see what data the operator can produce on the consequences of inheritance.",
    ],
  ),
  reporter: lines(
    [
      '你报告案情只报告没有争议的，争议的两边都说。规范清单是你的作品：每一条写明它管什么、不管什么、位阶和施行日期。',
      '你检索到一件容易看漏的事：2016 年的协议里没有“继承”两个字，2021 年更新时才加上，更新以弹窗“同意并继续”完成。弹窗的截图你向公司要过两次，第一次说没有保存，第二次才给；给的那一张没有时间，你核不出是不是当年用的那一版。清单里要不要写明这一点，由你决定。',
      '意见书由你执笔。不论你自己怎么想，多数意见要写成多数愿意会签的样子，不同意见也要写得让持这种意见的人满意。你的硕士论文写的正是网络虚拟财产，主张可以继承；你没有向会务说过。你怕的是清单里多收一条、少收一条都被看作有倾向，所以每一条你都想好了能向另一方交代的理由。',
    ],
    [
      'You report as fact only what is not disputed; on what is disputed you give both versions. The list of norms is your work: what each one governs and what it does not, its rank and the date on which it took effect.',
      'You found something that is easily missed: the agreement of 2016 does not have the word "inherit"; it was added only in 2021, by an update that users accepted by clicking "agree and continue" in a pop-up. You asked the company for the screenshot of the pop-up twice. The first time it said that none had been kept; the second time it sent one, undated, and you cannot tell whether it shows the version of that year. Whether the list should say so is up to you.',
      "You draft the opinion. Whatever you think yourself, the opinion of the majority must be one that the majority is willing to sign, and the dissent must satisfy those who hold it. Your master's thesis was on network virtual property and argued that it can be inherited; you have not told the organisers. You fear that each norm you put in or leave out will be read as bias, and for each you have a reason ready that the other side can accept.",
    ],
  ),
  pro: lines(
    [
      '三步：账号上的权利是“个人合法财产”；它不属于依法或者依性质不得继承；第 7.3 条或者没有订入，或者无效，或者管不到继承。三步里只要有一步断了，就全断了，所以给每一步留一条后路。你的弱点：账号实名，聊天里有别人的秘密，“所有权归公司”是签过字的。把聊天切出去，你的主张会稳得多。',
      '当事人告诉你：她也想看儿子最后半年的聊天，这才是她夜里睡不着的原因。她不知道儿子说过什么；你从陆小满那里知道有一句话是不让她看。你要想好怎么对她说，也要想好今天在会上主张到哪里为止。',
      '她出得起的律师费只有八千元，败诉她不会再告。你私下算过，四万多元对她不是小数；如果评议组只肯给钱、不给山居，她会收下，然后再也不提这件事。你不希望它那样收场，可是该由她决定，不由你。',
    ],
    [
      'Three steps: what is in the account is "lawful personal property"; it is not excluded by law or by its nature; and clause 7.3 is not incorporated, or is void, or does not extend to succession. If one step breaks, the whole argument breaks, so keep a fallback for each. Your weak points: the account is registered in a real name, the chats hold the secrets of others, and he accepted that the account "belongs to the company". Leave the chats out and you stand on much firmer ground.',
      'Your client has told you that she would also like to read the chats of his last months; that is what keeps her awake at night. She does not know what he said. You have it from Lu Xiaoman that in one sentence he asked that she should not read them. Consider how to tell her, and how far your claim should go today.',
      'She can afford only 8,000 yuan in legal fees and will not sue again if she loses. You have worked out that some forty thousand yuan is no small sum to her: if the panel grants her money but not the house, she will take it and never speak of the matter again. You do not want it to end like that, but it is for her to decide and not for you.',
    ],
  ),
  con: lines(
    [
      '不要只靠第 7.3 条。更深的理由是：用户得到的从来只是一份因他这个人而给的服务，人死了，服务关系终止，没有东西可以继承；就像委托。你的弱点：“云集市”允许账号转让，只是要抽 5%；2016 年的文本没有“继承”；7.3 同其他六十一条一个字号。对方一定会打这三点，先说出来。',
      '公司授权你的底线：退还没有用完的云贝 6,200 元，可以再谈把山居的图纸和影像做成纪念册交给母亲。公司真正怕的你知道：不是这一个账号，是三万多个登录不上、也没有人来要的账号，一旦开了口子，云贝退款就是一大笔；这个数字公司不许你说。',
      '法务在 2021 年的邮件里写过“7.3 加粗的话投诉会多，按统一字号发”，你在归档里看到了。没有人问你要，你也没有答应过替公司瞒。你怕的是被当庭问到“当时有没有想过加粗”；你不能说没有。',
    ],
    [
      'Do not rely on clause 7.3 alone. The deeper ground is that the user only ever received a service provided to him personally; when he died the service relationship ended, as a mandate does, and nothing was left to inherit. Your weak points: the "Cloud Market" lets accounts be sold, the company merely taking five per cent; the text of 2016 does not contain the word "inherit"; clause 7.3 is in the same type as the other sixty-one. The other side is bound to raise all three, so mention them first.',
      'Your instructions from the company go this far: to refund the unspent 6,200 yuan, and to discuss giving the mother an album with plans and pictures of the house. What it really fears is not this account but more than thirty thousand others that nobody logs in to or asks for: once it gives way here, refunding their shells will cost a large sum. You are not allowed to mention that figure.',
      'In an email of 2021 the legal department wrote: "If we put 7.3 in bold there will be more complaints; send it out all in the same type." You found it in the archive. Nobody has asked you for it, and you have never promised to hide it. You fear being asked whether bold type was considered at the time; you cannot say that it was not.',
    ],
  ),
  friend: lines(
    [
      '山居是十二个人一起建的，江远是会长。会长的账号没有了，山居三十天后由系统回收。你不是为自己要财产，你怕它被拆。石桥和藏书楼是你搬的料，记录上写的却是会长；你不在乎写谁，别人在乎，你知道至少有两个人想要补偿。',
      '你同他的私聊里有你自己的病。他 1 月 15 日对你说过：“私聊你们别给我妈看，她看了难受。”后面还有半句你没有交出来，说的是他自己。这句话你不愿意公开，但必要时会说到为止。你见过他妈妈一面，她问过你“他最后高兴吗”，你说高兴。',
      '只有主持人请你，你才发言；别人问你法律，你可以说不知道。公会里有人劝你先把山居的图纸拷出来，你觉得那是偷，没有做。你怕的是大家各有道理，最后谁也不管那座房子；你更怕的是为了保住房子，得让别人读那些话。',
    ],
    [
      'Twelve of you built the house in the hills, and Jiang Yuan was the head. Without his account the system takes it back after thirty days. You want no property for yourself; you fear that it will be pulled down. You carried the material for the stone bridge and the library, though the log names the head of the guild. You do not mind whose name is there; others do, and you know that at least two of them want to be compensated.',
      'Your chats with him speak of an illness of yours. On 15 January he wrote to you: "don\'t let my mother read the private ones, it would hurt her." There was half a sentence more, about himself, which you have not handed over. You would rather not make what he asked public; if it is necessary you will say that much and no more. You met his mother once; she asked whether he had been happy at the end, and you said yes.',
      'You speak only when the chair asks you. Asked about law, you may say that you do not know. Some in the guild told you to copy the plans of the house first; you thought that would be theft and did not do it. You fear that everybody will have a point and nobody will look after the house. You fear even more that, to keep the house, those words would have to be read by others.',
    ],
  ),
  critic: lines(
    [
      '你听四件事：找法有没有跳步；解释的每一种方法有没有说清楚是哪一种；类推有没有先证明漏洞、再证明相似；结论有没有超出理由。',
      '你不说哪一方对。点评要具体到某一句话：谁在什么时候说了什么，好在哪里，错在哪里。',
      '你年轻时判过一个漂亮的类推，两年以后立法走了相反的路，所以你对“像”字格外小心。你要写一份方法点评，每一处都引当时的原话；你最怕的是点评变成变相的第四票。你不知道自己会站哪一边，也不打算在结束以前想清楚。',
    ],
    [
      'You listen for four things: whether a step was skipped in finding the law; whether each method of interpretation is called by its name; whether an analogy first shows a gap and then similarity; whether the conclusion goes beyond its reasons.',
      'You do not say which side is right. Each comment must be about a particular sentence: who said what and when, and what was good or wrong with it.',
      'When you were young you decided a case by an elegant analogy, and two years later the legislature went the other way; ever since, you have been wary of the word "like". You are to write a critique of method that quotes, at each point, what was said. What you fear most is that it becomes a fourth vote in disguise. You do not know which side you would take and do not mean to find out before the end.',
    ],
  ),
};
