import type { FlowNode } from '@lets/contract';
import { say, sayWeighing } from '../../build.ts';

/** What the panel says on each question: reasons for it, and the reasons of who votes against it. */

type Lines = FlowNode['lines'];

export const ON_THE_NORM: Lines = [
  say(
    'presiding',
    '先评议指引第九条。请承办法官。',
    'We begin with Article 9 of the Guidance. The reporting judge, please.',
  ),
  sayWeighing(
    'judge_a',
    [
      '第三十二条写的是“应当从轻或者减轻”，第九条把减轻一律排除，等于用文件取消了法律给的一种结果。我认为抵触，不能作为依据。',
      'Article 32 says that the penalty "shall be lighter or mitigated". Article 9 excludes mitigation in every case, so that a document abolishes one of the results that the law provides. I find that it conflicts with the law and cannot be a basis.',
    ],
    [
      '第三十二条给机关两种选择，指引只就农药残留一类收窄，从轻还在；它是第三十四条要求公布的裁量基准。收得紧不等于抵触，罚得当不当放到下一问审。我不认定它不合法。',
      'Article 32 gives the agency two choices. The Guidance narrows them for residue cases only, and a lighter penalty is still open; it is a published standard of discretion such as Article 34 provides for. A strict standard is not a conflict, and whether the fine is appropriate belongs to the next question. I do not find it unlawful.',
    ],
  ),
  sayWeighing(
    'assessor',
    [
      '每一批菜的情形都不一样。文件一句“一律”就把减轻关掉，法律给她的机会，还没有人看过她的事就没有了。我同意不作为依据。',
      'No two lots of vegetables are alike. With the words "in every case" the document shuts out mitigation, and the chance that the law gives her is gone before anybody has looked at her own case. I agree that it is no basis.',
    ],
    [
      '换个角度：第三十二条写“从轻或者减轻”，指引只留从轻，也没有完全取消。尺度统一，对每一批都要证的人也公平。我不同意认定它不合法。',
      'Look at it from the other side: Article 32 says "lighter or mitigated"; the Guidance leaves "lighter" and does not abolish everything. One measure for all is also fair to those who ask for a certificate with every lot. I do not agree that it is unlawful.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。规范性文件可以把标准定细，不能没有上位法依据就减损当事人的权益。减轻是法律给的，文件不能一律收走。我同意不作为依据，请表决。',
      'I speak last. A normative document may refine the standards; it may not reduce the rights of a party without a basis in superior law. The law provides for mitigation, and a document cannot take it away in every case. I agree that it is no basis; please vote.',
    ],
    [
      '我最后说。认定抵触，要字面上已经容不下法律的选择；“从轻或者减轻”本身就是选择，文件留下了其中一种。罚得当不当，下一问可以直接审。我不认定，请表决。',
      'I speak last. There is a conflict only if the wording leaves no room for what the law allows. "Lighter or mitigated" is itself a choice, and the document leaves one of the two. Whether the fine is appropriate can be examined directly under the next question. I do not find it unlawful; please vote.',
    ],
  ),
];

export const ON_VARYING: Lines = [
  say(
    'presiding',
    '接着评议判决方式：先就变更。',
    'We come to the form of judgment. The first question is whether to vary the fine.',
  ),
  sayWeighing(
    'judge_a',
    [
      '事实清楚，机关自己的法制审核和同类案件都指向三千元，重作只是拖延。明显不当，可以变更，我同意。',
      "The facts are settled. The agency's own legal review and the similar cases point to three thousand; a new decision would only cause delay. The fine is obviously inappropriate and may be varied. I agree.",
    ],
    [
      '五万元重了，我没有疑问。可是变更要由法院定出一个数：同类案件有 3,000 元，也有 8,000 元，庭上没有就此辩论透。撤销重作更稳，我不同意由我们定。',
      'I have no doubt that fifty thousand is too much. But to vary it the court must name a figure. The similar cases show 3,000 and also 8,000, and this was not fully argued in court. It is safer to revoke the fine and have the decision made again. I do not agree that we should set the amount.',
    ],
  ),
  sayWeighing(
    'assessor',
    [
      '我原来担心数额由我们定。可是三千元是局里自己审核出来的，不是我们想出来的；再让她等一轮，店也等没了。我同意。',
      'I worried at first that we should be setting the amount. But the three thousand comes from the legal review of the agency itself; it is not our invention. If she waits for another round, the shop will be gone. I agree.',
    ],
    [
      '三千元是不是太具体？数额是机关的事，我担心我们替它裁量。别家店明天拿着判决去问，局里怎么答？我不同意变更。',
      'Is three thousand not too precise? The amount is for the agency, and I worry that we would be exercising its discretion. What is it to say when other shops come with this judgment tomorrow? I do not agree to vary the fine.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。“明显”要看得见：货值 56 元，罚 50,000 元，主动召回、退款换来的只是幅度里的最低数。数额又有机关的审核意见可依，不是凭空定的。我同意变更，请表决。',
      'I speak last. "Obviously" must be plain to see, and here it is: the goods were worth 56 yuan, the fine is 50,000, and the recall and the refunds earned her no more than the lowest figure of the range. The amount rests on the review of the agency and is not plucked out of the air. I agree to vary it; please vote.',
    ],
    [
      '我最后说。第七十七条写的是“可以”。减轻到哪里，第一次判断应当由机关作出；它这次没有真正考虑减轻，该做的是让它重新考虑。我不同意变更，请表决。',
      'I speak last. Article 77 says "may". How far to mitigate is for the agency to judge first. This time it did not really consider mitigation, and it should be made to do so. I do not agree to vary the fine; please vote.',
    ],
  ),
];

export const ON_REVOKING: Lines = [
  say(
    'presiding',
    '变更没有形成多数，现在就撤销重作表决。说清楚是第七十条的哪一项。',
    'There was no majority for varying the fine. The question now is whether to revoke it and order a new decision. Please say which item of Article 70 applies.',
  ),
  sayWeighing(
    'assessor',
    [
      '这样数额还由机关定，我们只说这个数不行。我可以接受，同意。',
      'Then the agency still sets the amount, and we only say that this one will not do. I can accept that, and I agree.',
    ],
    [
      '重作还是同一个局、同一份指引，我怕换一个理由又是几万元，她再来一次法院。只撤不改，我不同意。',
      'It would be the same agency and the same Guidance. I fear another reason for another fine of tens of thousands, and she would be back in court. I do not agree to revoke without varying.',
    ],
  ),
  sayWeighing(
    'judge_a',
    [
      '第六项，明显不当。重作由机关补上减轻这一层裁量，而且不得以同一的事实和理由作出基本相同的决定。我同意。',
      'Item 6, obviously inappropriate. The agency then exercises the discretion on mitigation that it left out, and it may not take substantially the same decision on the same facts and reasons. I agree.',
    ],
    [
      '重作要再走告知、听证，她又要等几个月；事实已经查清，没有什么要机关再去判断。撤销只是把今天能定的事推出去，我不同意。',
      'A new decision means another notice, another hearing and months of waiting for her. The facts are settled, and nothing is left for the agency to find. To revoke is to put off what can be decided today. I do not agree.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。第七十条第六项：五万元与情节明显不相称。撤销罚款一项，被告六十日内重作，指引第九条要不要用，它自己要说清楚。我同意，请表决。',
      'I speak last. Article 70, item 6: fifty thousand is plainly out of proportion to the circumstances. The fine is revoked, and the defendant makes a new decision within sixty days; it must explain for itself whether Article 9 of the Guidance applies. I agree; please vote.',
    ],
    [
      '我最后说。撤销要落到第七十条的一项。五万元在法定幅度之内，程序一样不缺，说它“明显”不当，我还没有被说服。我不同意，请表决。',
      'I speak last. To revoke, we need one of the items of Article 70. Fifty thousand lies within the statutory range and no step of procedure is missing; I am not yet persuaded that it is "obviously" inappropriate. I do not agree; please vote.',
    ],
  ),
];

export const ON_DISMISSING: Lines = [
  say(
    'presiding',
    '现在就驳回表决。没有多数，不能下判，提请审判委员会。',
    'The question now is dismissal. Without a majority there is no judgment, and the case goes to the judicial committee.',
  ),
  sayWeighing(
    'assessor',
    [
      '五万元是法律的下限，也许该改的是法律，不是这个决定。证我天天在要，并不难。我同意驳回。',
      'Fifty thousand is the floor set by the law; perhaps it is the law that should change and not this decision. I ask for certificates every day, and it is not hard. I agree to dismiss.',
    ],
    [
      '要证不难，可是为 56 元的菜罚到关门，我不信法律是这个意思。驳回等于说这个数额没有问题，我不同意。',
      'It is not hard to ask for a certificate. But I do not believe that the law means to close a shop over vegetables for 56 yuan. To dismiss is to say that nothing is wrong with the amount. I do not agree.',
    ],
  ),
  sayWeighing(
    'judge_a',
    [
      '变更、撤销都没有多数认为明显不当。事实、程序没有问题，罚款在法定幅度之内，从轻也算落实，就应当驳回。我同意。',
      'There was no majority for varying or for revoking, so the fine is not found obviously inappropriate. The facts and the procedure are in order, the fine lies within the statutory range, and at the lower end of the range it is already a lighter penalty. The claims should be dismissed. I agree.',
    ],
    [
      '下限不是终点，第三十二条允许在下限以下；集体讨论只引了一句指引，没有说明为什么不减轻。适用法律说不上正确，我不同意驳回。',
      'The floor is not the last word: Article 32 allows less. The heads quoted one sentence of the Guidance and did not explain why they would not mitigate. The law was not correctly applied, and I do not agree to dismiss.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。第六十九条三样：证据确凿，适用法律、法规正确，符合法定程序。裁量偏重，但没有重到“明显”。我同意驳回，请表决。',
      'I speak last. Article 69 requires three things: conclusive evidence, correct application of laws and regulations, and lawful procedure. The discretion was used severely, but not "obviously" so. I agree to dismiss; please vote.',
    ],
    [
      '我最后说。第六十九条要求适用法律正确。“应当从轻或者减轻”，决定书却没有说明为什么不减轻，我不能说它适用正确。我不同意驳回，请表决。',
      'I speak last. Article 69 requires that the law was correctly applied. The penalty "shall be lighter or mitigated", and the decision does not explain why it was not mitigated. I cannot call that correct. I do not agree to dismiss; please vote.',
    ],
  ),
];
