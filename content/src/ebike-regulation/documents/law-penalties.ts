import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

export const PENALTY_LAW = law(
  'law_penalties',
  bi(
    '行政处罚法、道路交通安全法、消防法、安全生产法（节选）',
    'Administrative Penalty, Road Traffic Safety, Fire Protection and Work Safety Laws (extracts)',
  ),
  [
    title('设定处罚的上位法（节选）'),
    heading('中华人民共和国行政处罚法'),
    quote('2021 年 1 月 22 日修订，自 2021 年 7 月 15 日起施行。'),
    p('**第五条** （节录）行政处罚遵循公正、公开的原则。'),
    p('设定和实施行政处罚必须以事实为依据，与违法行为的事实、性质、情节以及社会危害程度相当。'),
    p('**第十条** 法律可以设定各种行政处罚。'),
    p('限制人身自由的行政处罚，只能由法律设定。'),
    p('**第十二条** 地方性法规可以设定除限制人身自由、吊销营业执照以外的行政处罚。'),
    p(
      '法律、行政法规对违法行为已经作出行政处罚规定，地方性法规需要作出具体规定的，必须在法律、行政法规规定的给予行政处罚的行为、种类和幅度的范围内规定。',
    ),
    p(
      '法律、行政法规对违法行为未作出行政处罚规定，地方性法规为实施法律、行政法规，可以补充设定行政处罚。拟补充设定行政处罚的，应当通过听证会、论证会等形式广泛听取意见，并向制定机关作出书面说明。地方性法规报送备案时，应当说明补充设定行政处罚的情况。',
    ),
    heading('中华人民共和国道路交通安全法'),
    quote('2021 年 4 月 29 日第三次修正。'),
    p(
      '**第六条** （节录）机关、部队、企业事业单位、社会团体以及其他组织，应当对本单位的人员进行道路交通安全教育。',
    ),
    p('**第五十八条** 残疾人机动轮椅车、电动自行车在非机动车道内行驶时，最高时速不得超过十五公里。'),
    p(
      '**第八十九条** 行人、乘车人、非机动车驾驶人违反道路交通安全法律、法规关于道路通行规定的，处警告或者五元以上五十元以下罚款；非机动车驾驶人拒绝接受罚款处罚的，可以扣留其非机动车。',
    ),
    heading('中华人民共和国消防法'),
    quote('2021 年 4 月 29 日第二次修正。'),
    p(
      '**第五条** 任何单位和个人都有维护消防安全、保护消防设施、预防火灾、报告火警的义务。任何单位和成年人都有参加有组织的灭火工作的义务。',
    ),
    p(
      '**第二十八条** 任何单位、个人不得损坏、挪用或者擅自拆除、停用消防设施、器材，不得埋压、圈占、遮挡消火栓或者占用防火间距，不得占用、堵塞、封闭疏散通道、安全出口、消防车通道。人员密集场所的门窗不得设置影响逃生和灭火救援的障碍物。',
    ),
    p('**第六十条** 单位违反本法规定，有下列行为之一的，责令改正，处五千元以上五万元以下罚款：'),
    p('（一）消防设施、器材或者消防安全标志的配置、设置不符合国家标准、行业标准，或者未保持完好有效的；'),
    p('（二）损坏、挪用或者擅自拆除、停用消防设施、器材的；'),
    p('（三）占用、堵塞、封闭疏散通道、安全出口或者有其他妨碍安全疏散行为的；'),
    p('（四）埋压、圈占、遮挡消火栓或者占用防火间距的；'),
    p('（五）占用、堵塞、封闭消防车通道，妨碍消防车通行的；'),
    p('（六）人员密集场所在门窗上设置影响逃生和灭火救援的障碍物的；'),
    p('（七）对火灾隐患经消防救援机构通知后不及时采取措施消除的。'),
    p('个人有前款第二项、第三项、第四项、第五项行为之一的，处警告或者五百元以下罚款。'),
    p(
      '有本条第一款第三项、第四项、第五项、第六项行为，经责令改正拒不改正的，强制执行，所需费用由违法行为人承担。',
    ),
    heading('中华人民共和国安全生产法'),
    quote('2021 年 6 月 10 日第三次修正，自 2021 年 9 月 1 日起施行。节选第四条第二款、第九十七条第三项。'),
    p(
      '**第四条** （节录）平台经济等新兴行业、领域的生产经营单位应当根据本行业、领域的特点，建立健全并落实全员安全生产责任制，加强从业人员安全生产教育和培训，履行本法和其他法律、法规规定的有关安全生产义务。',
    ),
    p(
      '**第九十七条** （节录）生产经营单位有下列行为之一的，责令限期改正，处十万元以下的罚款；逾期未改正的，责令停产停业整顿，并处十万元以上二十万元以下的罚款，对其直接负责的主管人员和其他直接责任人员处二万元以上五万元以下的罚款：',
    ),
    p(
      '（三）未按照规定对从业人员、被派遣劳动者、实习学生进行安全生产教育和培训，或者未按照规定如实告知有关的安全生产事项的；',
    ),
    heading('高层民用建筑消防安全管理规定'),
    quote(
      '应急管理部令第5号，2021 年 6 月 21 日公布，自 2021 年 8 月 1 日起施行。部门规章，不是法律、行政法规。两条已与公开转载的全文核对，没有与公报核对，正式引用以公报为准。',
    ),
    p(
      '**第三十七条** （节录）禁止在高层民用建筑公共门厅、疏散走道、楼梯间、安全出口停放电动自行车或者为电动自行车充电。',
    ),
    p(
      '**第四十七条** （节录）违反本规定，有下列行为之一的，由消防救援机构责令改正，对经营性单位和个人处2000元以上10000元以下罚款，对非经营性单位和个人处500元以上1000元以下罚款：',
    ),
    p(
      '（七）在高层民用建筑的公共门厅、疏散走道、楼梯间、安全出口停放电动自行车或者为电动自行车充电，拒不改正的。',
    ),
  ],
  [
    title('Higher Law on Penalties (extracts)'),
    heading("Administrative Penalty Law of the People's Republic of China"),
    quote('Revised 22 January 2021, in force 15 July 2021. Unofficial translation.'),
    p('**Article 5** (extract) Administrative penalties follow the principles of justice and openness.'),
    p(
      'Penalties shall be laid down and imposed on the basis of facts and be commensurate with the facts, nature and circumstances of the unlawful act and the harm it does to society.',
    ),
    p('**Article 10** Laws may provide for all kinds of administrative penalties.'),
    p('Administrative penalties that restrict personal liberty may be laid down by laws only.'),
    p(
      '**Article 12** Local regulations may provide for administrative penalties other than restriction of personal liberty and revocation of a business licence.',
    ),
    p(
      'Where laws or administrative regulations already provide for administrative penalties for an unlawful act and local regulations need to make specific provisions, they must stay within the acts, kinds and range of penalties laid down by the laws and administrative regulations.',
    ),
    p(
      'Where laws and administrative regulations do not provide for an administrative penalty for an unlawful act, local regulations may add one in order to implement the laws and administrative regulations. Views shall be heard widely through hearings, expert meetings and the like before it is added, and a written explanation given to the body that makes the regulation. When the local regulation is filed, the added penalty shall be explained.',
    ),
    heading("Road Traffic Safety Law of the People's Republic of China"),
    quote('Third amendment of 29 April 2021. Unofficial translation.'),
    p(
      '**Article 6** (extract) State organs, military units, enterprises, institutions, social organisations and other organisations shall educate their people in road traffic safety.',
    ),
    p(
      '**Article 58** Motor wheelchairs for the disabled and electric bicycles that run in a lane for non-motor vehicles may not exceed fifteen kilometres an hour.',
    ),
    p(
      '**Article 89** Pedestrians, passengers and riders of non-motor vehicles who violate the provisions of laws and regulations on passage are given a warning or a fine of 5 to 50 yuan; the vehicle of a driver of a non-motor vehicle who refuses the fine may be detained.',
    ),
    heading("Fire Protection Law of the People's Republic of China"),
    quote('Second amendment of 29 April 2021. Unofficial translation.'),
    p(
      '**Article 5** All units and individuals have the duty to maintain fire safety, protect fire facilities, prevent fires and report them. All units and adults have the duty to take part in organised fire fighting.',
    ),
    p(
      '**Article 28** No unit or individual may damage, misuse, remove or put out of use fire facilities and equipment without authority, bury, enclose or block hydrants, occupy fire separations, or occupy, block or close evacuation passages, exits and fire lanes. Doors and windows of crowded places may not have obstacles to escape and rescue.',
    ),
    p(
      '**Article 60** A unit that violates this Law by one of the following is ordered to correct it and fined 5,000 to 50,000 yuan:',
    ),
    p(
      '(1) fire facilities, equipment or fire safety signs are not provided or placed according to national or industry standards or not kept in good order;',
    ),
    p(
      '(2) damaging, misusing, or without authority removing or putting out of use fire facilities and equipment;',
    ),
    p(
      '(3) occupying, blocking or closing evacuation passages and exits or otherwise hindering safe evacuation;',
    ),
    p('(4) burying, enclosing or blocking hydrants or occupying fire separations;'),
    p('(5) occupying, blocking or closing fire lanes so that fire engines cannot pass;'),
    p('(6) placing obstacles to escape and rescue on doors and windows of crowded places;'),
    p('(7) not taking timely measures to remove a fire hazard after notice by the fire and rescue service.'),
    p(
      'An individual who commits an act in item 2, 3, 4 or 5 of the preceding paragraph is given a warning or a fine of up to 500 yuan.',
    ),
    p(
      'Where an act in item 3, 4, 5 or 6 of the first paragraph is not corrected after an order, it is enforced, at the cost of the violator.',
    ),
    heading("Work Safety Law of the People's Republic of China"),
    quote(
      'Third amendment of 10 June 2021, in force 1 September 2021. Article 4, second paragraph, and Article 97, item 3, only. Unofficial translation.',
    ),
    p(
      '**Article 4** (extract) Businesses in the platform economy and other new trades and fields shall, in view of what is particular to them, establish and carry out a work safety responsibility system for all staff, give those who work for them more education and training in work safety, and perform the duties as to work safety laid down in this Law and in other laws and regulations.',
    ),
    p(
      '**Article 97** (extract) A business that commits one of the following is ordered to correct it within a time limit and fined up to 100,000 yuan; if it is not corrected in time, suspension of business for rectification is ordered with a fine of 100,000 to 200,000 yuan, and the persons directly in charge and others directly responsible are fined 20,000 to 50,000 yuan:',
    ),
    p(
      '(3) not giving employees, dispatched workers and trainees education and training in work safety as required, or not telling them truthfully of matters of work safety;',
    ),
    heading('Provisions on Fire Safety in High-Rise Civil Buildings'),
    quote(
      'Order No. 5 of the Ministry of Emergency Management, published 21 June 2021, in force 1 August 2021. A departmental rule, neither a law nor an administrative regulation. Both articles were checked against public reprints of the full text but not against the gazette, which prevails for formal citation. Unofficial translation.',
    ),
    p(
      '**Article 37** (extract) Parking or charging electric bicycles in public lobbies, evacuation passages, stairwells and exits of high-rise civil buildings is forbidden.',
    ),
    p(
      '**Article 47** (extract) Whoever violates these Provisions by one of the following is ordered by the fire and rescue service to correct it; commercial units and individuals are fined 2,000 to 10,000 yuan, non-commercial units and individuals 500 to 1,000 yuan:',
    ),
    p(
      '(7) parking or charging electric bicycles in public lobbies, evacuation passages, stairwells and exits of high-rise civil buildings, where correction is refused.',
    ),
  ],
);
