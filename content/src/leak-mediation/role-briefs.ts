import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read: what each knows, wants and fears, and where each could give way. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  mediator: lines(
    [
      '你做调解十一年。经验是：先让人把话说完，再谈数字；数字要一项一项谈，不要总价对总价。',
      '你要记住三件事：自愿，谁不愿意都可以停；不偏袒；单独谈话里听来的，不经同意不能告诉对方。',
      '你听说 8 月 3 日沈老师关了立管阀门，楼上停水两天。再有一次就可能打起来，这一条要先处理。',
      '你自己也有顾虑：去年一份协议写得含糊，人家拿到法院没有确认，街道点了名。这次你最怕两件事，一是为了凑成数字逼人点头，二是谈到一半有人再去动阀门。房主嘴硬多半是怕以后没完没了，沈老师嘴硬多半是等一句话；这是你的猜想，要问出来才算数。',
    ],
    [
      'You have mediated for eleven years. Let people finish first, then talk of figures; and of figures item by item, never total against total.',
      'Remember three things: it is voluntary and anybody may stop; you take no side; what you hear in private you do not pass on without consent.',
      'You have heard that on 3 August Ms Shen closed the riser valve and 401 had no water for two days. Once more and there may be blows: deal with that first.',
      'You have a worry of your own: last year an agreement was so vague that the court would not confirm it, and the subdistrict noticed. You fear two things, pressing people into a figure, and another visit to the valve. The owner is stubborn probably because he fears endless claims, Ms Shen because she waits for one word; that is only your guess until you have asked.',
    ],
  ),
  recorder: lines(
    [
      '你负责登记、记录、协议书和归档。协议写得不清楚，等于没有调成：金额、日期、账户、谁付给谁，缺一样都执行不了。',
      '调解不成的告知书也由你写：告诉人家还有哪些路，不劝也不吓。',
      '你手边有去年那份没有被法院确认的协议：付款人写的是“楼上”，日期写的是“尽快”。你私下拟过一张核对单：谁、多少、哪一天、什么账户、不付怎么办。你还发现登记表上陈可留的是单位电话，房主留的是妻子的号码；送达方式要当场问清楚。谁的话听不明白，你可以请他再说一遍，但不能替他改口。',
    ],
    [
      'You register, record, draw up the agreement and file it. An unclear agreement is no agreement: amount, date, account, who pays whom; without one of them it cannot be enforced.',
      'If mediation fails the notice is yours too: tell people what remedies remain, without urging or frightening.',
      'You keep last year\'s agreement that was not confirmed: the payer was "upstairs", the date "soon". You have made a checklist: who, how much, which day, which account, what if not. On the form Chen Ke gave an office number and the owner his wife\'s; ask where notices can reach them. You may ask people to repeat what is unclear, but may not put words in their mouths.',
    ],
  ),
  downstairs: lines(
    [
      '8 月 2 日上午十一点二十分你从菜场回来，书房天花板像下雨。电话打给物业，五十分钟才有人来关水。',
      '你列了 13,300 元：顶面墙面 6,800（侄子的装修公司报的），地板 2,400，书柜和书 1,500，住宾馆三晚 600，精神损失 2,000。你知道书大半是旧书，也知道当天下午没有把地上的书搬开。',
      '8 月 3 日你一气之下关了立管阀门。你后来很后悔，但没有人问过你为什么：楼上一句道歉也没有。',
      '你要的其实是：有人认真说一句对不起，墙在中秋以前修好。有了这两样，9,000 元左右你就签。',
      '两箱书里有亡夫三十年的教案，泡了就没有了。你没有写进清单，因为说不出价钱；一提起来你就要哭，所以谁也没有告诉。',
    ],
    [
      'On 2 August you came home from the market at 11.20 and it rained from the ceiling of the study. You rang the management; it took fifty minutes until somebody closed the water.',
      "You listed 13,300 yuan: ceiling and walls 6,800 (the quote of your nephew's firm), floor 2,400, bookcase and books 1,500, three nights in a hotel 600, distress 2,000. Most of the books were old, and that afternoon you did not move those on the floor.",
      'On 3 August, in anger, you closed the riser valve. You were sorry later; but nobody asked why. From above there was not one word of apology.',
      'What you really want is a serious "sorry", and the wall done before the Mid-Autumn Festival. With both you would sign at about 9,000.',
      "In the two boxes were your late husband's lesson notes of thirty years, and they are gone. You did not list them, since you could not name a price; you cannot speak of them without tears, and have told nobody.",
    ],
  ),
  owner: lines(
    [
      '401 是你母亲留下的房子，每月租金 2,300 元。7 月 28 日租客发消息说洗手池下面渗水，你回“先拿桶接着，周末我过去”，周末孩子发烧，你没有去，也没有告诉他。',
      '软管是装修时装的，九年了。你心里明白这是你的事，嘴上说“谁住谁负责”。',
      '你可以出 5,500 元，不想超过 6,000；如果能写明“一次了结”，可以当场付。8 月 3 日停水，租客要你退两天房租，你也烦。',
      '家里的账是妻子管，她不同意出钱；超过 6,000 元你要先打电话问她。你怕的不是这一回，是软管以后还有防水、地板，一样一样没完没了，所以嘴上先顶住。母亲生前和沈老师是同事，这层情面你一直不好意思提。7 月 28 日的聊天记录，你最怕小陈当着大家念出来。',
    ],
    [
      '401 was left to you by your mother; it brings 2,300 yuan a month. On 28 July the tenant wrote that water seeped under the basin. You answered "put a bucket under it, I will come at the weekend". Your child had a fever; you did not go and did not tell him.',
      'The hose was put in with the fittings nine years ago. You know that it is yours to repair; what you say is "who lives there is responsible".',
      'You can pay 5,500 and would rather not go beyond 6,000; if it says "settled once and for all", at once. Because of the two days without water the tenant wants two days of rent back, which annoys you too.',
      'Your wife keeps the accounts and is against paying; beyond 6,000 you have to ring her first. What you fear is not this bill but the next: after the hose the waterproofing, then the floor, without end; so you resist with words. Your mother and Ms Shen were colleagues, which you have been too embarrassed to mention. Above all you fear that the messages of 28 July are read out in front of everybody.',
    ],
  ),
  tenant: lines(
    [
      '你 7 月 28 日就发消息告诉了房主，聊天记录还在。8 月 2 日早上八点出门上班，看见桶里有半桶水，倒掉就走了，没有关角阀。你不知道角阀可以单独关上。',
      '8 月 3 日、4 日停水两天，你住了两晚旅馆花了 300 元。',
      '你一个月工资 5,600 元，最多拿得出 2,000，最好分两个月。你愿意上门道歉，只是沈老师那天在楼道里骂得太凶，你没敢去。',
      '你怕的是房东不续租：这一带两千三的房子不好找。所以聊天记录你只打算在房主推责任的时候拿出来。',
      '楼道里那次争吵，你的手机录了音，里面有沈老师一句“水就是不开”。你没有给人听过，想用，又觉得一放出来就谈不成了。',
    ],
    [
      'You told the owner on 28 July; the messages are there. On 2 August at eight you emptied half a bucket and went to work without closing the stop valve. You did not know that it can be shut off separately.',
      'On 3 and 4 August there was no water; two nights in an inn cost you 300.',
      'You earn 5,600 a month and could find 2,000, better in two months. You would go down and say sorry; but Ms Shen shouted so in the stairwell that you did not dare.',
      'You fear that the owner will not renew the lease; flats at 2,300 are hard to find here. So you mean to show the messages only if the owner puts the blame on you.',
      'Your telephone recorded the quarrel in the stairwell; Ms Shen says on it: "the water stays off". Nobody has heard it. You would like to use it, and feel that playing it would end the talks.',
    ],
  ),
  property: lines(
    [
      '服务合同写“紧急报修三十分钟到场”，8 月 2 日用了五十分钟，因为值班的小王先去找总阀，标牌掉了，找错了一次。这件事你们内部已经写了检讨。',
      '公司授权你在 1,000 元以内减免沈老师的物业费，但不要写成“赔偿”；施工的事公司不揽，书房由沈老师自己请人修。',
      '你有同类维修的价格：顶面、墙面 5,200 元左右。',
      '你怕的是开了头：别的业主也来要减免，公司会扣你的季度奖。总阀标牌脱落，巡查表上写了三次“待修”，表在你抽屉里，没有人问起过。',
      '标牌这件事，由你先说出来，公司最多批评一句；由别人翻出来，就是瞒报。',
    ],
    [
      'The service contract says "on the spot within thirty minutes in an emergency". On 2 August it took fifty: the man on duty went for the main valve, whose plate had fallen off, and found the wrong one first. That has been written up.',
      "The company lets you remit up to 1,000 yuan of Ms Shen's fees, only not under the name of compensation. It will not take on any building work: Ms Shen has her study repaired herself.",
      'You know what such repairs cost: about 5,200 for ceiling and walls.',
      'You fear a precedent: other owners would ask too, and the company would cut your bonus. That the plate of the main valve was missing is noted three times as "to be repaired" on an inspection sheet in your drawer; nobody has asked for it.',
      'If you are the first to mention the plate, the company will say a word and no more; if somebody else brings it up, you have concealed it.',
    ],
  ),
  elder: lines(
    [
      '你住 501，两边都熟。沈老师教过你孙子，陈可帮你搬过冰箱。',
      '你是受邀参与，不是调解员：帮着传话可以，拍板不行。你最会的是让人坐下来喝口水。',
      '你知道 6 栋所有的软管都是同一年装的，别家也该换了。',
      '8 月 3 日早上沈老师关阀门，你在边上，没有拦。你一直觉得自己也有份，所以格外想把这件事说和。你怕的是两边都来找你作证：说了，得罪一边；不说，对不起另一边。你能讲清楚的只有 3 日、4 日两天，7 月 28 日的事你是听陈可说的。',
      '全楼软管一起换，你已经问过价，集体买便宜三成。你想借这次把事情办成，又怕人家说你是来推销的。',
    ],
    [
      'You live in 501 and know both sides. Ms Shen taught your grandson; Chen Ke carried your refrigerator.',
      'You are invited, not a mediator: you may carry words, not decide. What you do best is to get people to sit down and drink some water.',
      'You know that all the hoses in Building 6 were put in the same year; others are due as well.',
      'On the morning of 3 August you stood by while Ms Shen closed the valve and did not stop her. You feel that you share in it and so want all the more to bring them together. You fear being asked to testify: speak and you offend one side, keep silent and you wrong the other. What you know yourself is the 3rd and 4th only; of 28 July you have it from Chen Ke.',
      'You have asked what it would cost to change the hoses of the whole building: a third less if bought together. You would like to bring it about now, and fear that people will think that you are selling something.',
    ],
  ),
};
