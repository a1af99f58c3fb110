import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { T } from '../templates/index.ts';
import { OPINIONS_LINES } from './before-lines.ts';
import { officeSeats } from './seats.ts';

export const OPINIONS: FlowNode = node({
  id: 'opinions',
  kind: 'court',
  name: bi('听取意见', 'Hearing opinions'),
  introduction: bi(
    '审查起诉。检察官讯问犯罪嫌疑人，告知权利和认罪认罚的规定，听取值班律师和被害人的意见。',
    'Review for prosecution. The prosecutor questions the suspect, explains his rights and the rules on pleas, and hears duty counsel and the victim.',
  ),
  minutes: 15,
  scene: 'office',
  position: { x: 360, y: 120 },
  roles: [
    seatRole('prosecutor', {
      host: true,
      can_terminate: true,
      seat: 'h0',
      functions: ['speech', 'display', 'call'],
      processes: ['end', 'restart'],
    }),
    seatRole('assistant', { seat: 'h1', functions: ['speech', 'display'] }),
    seatRole('victim', { seat: 'v1', functions: ['speech'] }),
    seatRole('defendant', { seat: 'v3', functions: ['speech'] }),
    seatRole('duty_counsel', { seat: 'v4', functions: ['speech', 'display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '四件事都要听：事实罪名、从宽建议、适用程序、其他（《刑事诉讼法》第一百七十三条第二款）。意见记录在案。',
      ],
      [
        'Opinions must be heard on four matters: the facts and the offence, leniency, the procedure to be applied, and any other matter (Criminal Procedure Law, Article 173, second paragraph). They are placed on record.',
      ],
    ),
    guide(
      'prosecutor',
      ['1. 先告知，再问，最后说建议。'],
      ['1. Explain his rights first, then question him, and state the recommendation last.'],
    ),
    guide(
      'duty_counsel',
      ['1. 问嫌疑人明白了什么，以为会怎样判。'],
      ['1. Ask the suspect what he has understood and what sentence he expects.'],
    ),
    guide('defendant', ['1. 不懂就说不懂。'], ['1. Say so if you do not understand.']),
  ],
  lines: OPINIONS_LINES,
});

export const PLEA_PAPER: FlowNode = node({
  id: 'plea_paper',
  kind: 'edit',
  name: bi('签署具结书', 'Plea statement'),
  introduction: bi(
    '检察官起草具结书，值班律师写书面意见。嫌疑人可以签，也可以不签。',
    'The prosecutor drafts the plea statement, and duty counsel writes an opinion. The suspect may sign or refuse to sign.',
  ),
  minutes: 22,
  position: { x: 360, y: 250 },
  roles: [
    seatRole('prosecutor', {
      host: true,
      functions: ['submission', 'meeting'],
      processes: ['end', 'back'],
    }),
    seatRole('duty_counsel', { functions: ['submission', 'signature', 'meeting'] }),
    seatRole('defendant', { functions: ['signature', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      ['具结书在辩护人或者值班律师在场的情况下签署（《刑事诉讼法》第一百七十四条第一款）。'],
      [
        'The plea statement is signed in the presence of defence or duty counsel (Criminal Procedure Law, Article 174, first paragraph).',
      ],
    ),
    guide(
      'defendant',
      ['1. 逐条读完再签；不同意可以拒签。'],
      ['1. Read every item before signing; you may refuse.'],
    ),
    guide('duty_counsel', ['1. 先写意见，再签名。'], ['1. Write your opinion before you sign.']),
  ],
  templates: [T.plea, T.counsel],
});

export const INDICTMENT: FlowNode = node({
  id: 'indictment',
  kind: 'edit',
  name: bi('起诉书和建议', 'Indictment and recommendation'),
  introduction: bi(
    '公诉方起草起诉书，提出量刑建议。',
    'The prosecution drafts the indictment with its sentencing recommendation.',
  ),
  minutes: 28,
  position: { x: 100, y: 510 },
  roles: officeSeats(),
  guides: [
    guide(
      null,
      [
        '认罪认罚的，就主刑、附加刑、是否适用缓刑提出建议，随案移送具结书（《刑事诉讼法》第一百七十六条第二款）。没有签的，不写认罪认罚。',
      ],
      [
        'Where there is a plea, the recommendation covers the main penalty, additional penalties and whether the sentence is suspended, and the plea statement is transferred with the file (Criminal Procedure Law, Article 176, second paragraph). Where none was signed, the indictment does not mention a plea.',
      ],
    ),
    guide(
      'assistant',
      ['1. 核对到案经过的每一份材料。'],
      ['1. Check every document on how he came to the police.'],
    ),
  ],
  templates: [T.charge],
});

export const DEFENCE: FlowNode = node({
  id: 'defence',
  kind: 'edit',
  name: bi('申请排除证据', 'Application to exclude evidence'),
  introduction: bi(
    '辩护人和被告人决定是否申请排除，写出线索。',
    'Defence counsel and the defendant decide whether to apply for exclusion and set out their leads.',
  ),
  minutes: 28,
  position: { x: 360, y: 510 },
  roles: [
    seatRole('defender', {
      host: true,
      functions: ['submission', 'signature', 'meeting'],
      processes: ['end', 'back'],
    }),
    seatRole('defendant', { functions: ['submission', 'meeting'], processes: ['end'] }),
  ],
  guides: [
    guide(
      null,
      ['申请排除的，应当提供相关线索或者材料（《刑事诉讼法》第五十八条第二款）。'],
      [
        'An application to exclude evidence must provide leads or material (Criminal Procedure Law, Article 58, second paragraph).',
      ],
    ),
  ],
  templates: [T.exclusion],
});

export const VICTIM: FlowNode = node({
  id: 'restitution',
  kind: 'edit',
  name: bi('赔偿和谅解', 'Restitution and forgiveness'),
  introduction: bi(
    '被害人核算损失，决定是否谅解。',
    'The victim calculates her losses and decides whether to forgive.',
  ),
  minutes: 28,
  position: { x: 620, y: 510 },
  roles: [
    seatRole('victim', {
      host: true,
      functions: ['submission', 'signature', 'meeting'],
      processes: ['end', 'back'],
    }),
  ],
  guides: [
    guide(
      null,
      ['退赔的情况可以作为量刑情节考虑（《刑诉法解释》第一百七十六条）。谅解是自愿的。'],
      [
        'Restitution may be taken into account in sentencing (CPL Interpretation, Article 176). Forgiveness is voluntary.',
      ],
    ),
  ],
  templates: [T.peace],
});

export const BEFORE_TRANSITIONS: Transition[] = [
  wrong(
    'opinions_short',
    'opinions',
    bi(
      '嫌疑人已认罪，直接签具结书，被害人意见庭上再听',
      'He has confessed: have the plea statement signed now and hear the victim in court',
    ),
    bi(
      '听取被害人意见是审查起诉的法定步骤，要记录在案（《刑事诉讼法》第一百七十三条第一款、第二款）。',
      'Hearing the victim is a step that the law requires in the review, and it is recorded (Criminal Procedure Law, Article 173, first and second paragraphs).',
    ),
  ),
  advance(
    'opinions_done',
    'opinions',
    'plea_paper',
    bi('四项意见都已听取并记录', 'Opinions on all four matters are heard and recorded'),
  ),
  wrong(
    'plea_by_defender_only',
    'plea_paper',
    bi(
      '值班律师已经当面解释过，签署时不在场也有效，事后补签名',
      'Duty counsel has explained everything: he need not be there at the signing and can add his signature later',
    ),
    bi(
      '应当在辩护人或者值班律师在场的情况下签署（《刑事诉讼法》第一百七十四条第一款）；事后补签名，证明不了当时有人在场。',
      'It must be signed in the presence of defence or duty counsel (Criminal Procedure Law, Article 174, first paragraph); a signature added later does not show that anybody was there.',
    ),
  ),
  advance(
    'plea_signed',
    'plea_paper',
    'fork_prepare',
    bi('自愿签署，随案移送', 'Signed voluntarily, to be transferred with the file'),
  ),
  advance(
    'plea_refused',
    'plea_paper',
    'fork_prepare',
    bi('没有签署：不以认罪认罚案件起诉', 'Not signed: the indictment will not mention a plea'),
  ),
  wrong(
    'charge_half',
    'indictment',
    bi('建议只写主刑，缓刑由法院决定', 'Recommend the main penalty only and leave suspension to the court'),
    bi(
      '应当就主刑、附加刑、是否适用缓刑等提出建议（《刑事诉讼法》第一百七十六条第二款）。',
      'It must cover the main penalty, additional penalties and whether the sentence is suspended (Criminal Procedure Law, Article 176, second paragraph).',
    ),
  ),
  advance('charge_done', 'indictment', 'join_prepare', bi('提起公诉', 'Bring the indictment')),
  wrong(
    'defence_all',
    'defence',
    bi(
      '第一份笔录非法，申请把全部供述一并排除，不必再举线索',
      'The first record is unlawful: exclude every confession, no further leads needed',
    ),
    bi(
      '每一份都要有线索或者材料（《刑事诉讼法》第五十八条第二款）；重复性供述一并排除，针对的是刑讯逼供，且告知权利后自愿供述的除外（《刑诉法解释》第一百二十四条）。',
      'For each record there must be leads or material (Criminal Procedure Law, Article 58, second paragraph); repeated confessions are excluded along with the first where there was torture, but not where they were given voluntarily after the rights were explained (CPL Interpretation, Article 124).',
    ),
  ),
  wrong(
    'defence_seizure',
    'defence',
    bi(
      '扣押清单没有见证人签名，申请按非法证据排除追回的器材',
      'No witness signed the seizure list: apply to have the recovered equipment excluded as unlawful evidence',
    ),
    bi(
      '清单缺少签名是瑕疵，经补正或者作出合理解释的可以采用（《刑诉法解释》第八十六条第二款）；物证要可能严重影响司法公正又不能补正或者解释，才予以排除（《刑事诉讼法》第五十六条第一款）。',
      'A signature that is missing on the list is a defect, and the evidence may be used once it is corrected or reasonably explained (CPL Interpretation, Article 86, second paragraph). Physical evidence is excluded only where justice may be seriously affected and the defect is neither corrected nor explained (Criminal Procedure Law, Article 56, first paragraph).',
    ),
  ),
  advance('defence_done', 'defence', 'join_prepare', bi('提交申请', 'Submit the application')),
  wrong(
    'victim_suit',
    'restitution',
    bi(
      '提起附带民事诉讼，要求赔偿镜头和停工损失',
      'Bring a collateral civil action for the lens and the lost work',
    ),
    bi(
      '财产被非法占有、处置的，追缴或者责令退赔，附带民事诉讼不予受理（《刑诉法解释》第一百七十六条）。',
      'Property unlawfully taken or disposed of is recovered, or restitution is ordered; a collateral civil action is not accepted (CPL Interpretation, Article 176).',
    ),
  ),
  wrong(
    'victim_price',
    'restitution',
    bi(
      '先不交意见，等判决以后看判得重不重再谈赔偿',
      'Hold the opinion back and discuss restitution once the sentence is known',
    ),
    bi(
      '退赔是量刑情节，要在量刑以前查明（《刑诉法解释》第一百七十六条、第二百七十六条）；谅解材料应当随案移送（第三百四十九条）。',
      'Restitution bears on the sentence and must be established before it (CPL Interpretation, Articles 176 and 276); documents on forgiveness must be transferred with the file (Article 349).',
    ),
  ),
  advance(
    'victim_done',
    'restitution',
    'join_prepare',
    bi('提交损失和意见', 'Submit the losses and the opinion'),
  ),
];
