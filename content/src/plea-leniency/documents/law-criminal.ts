import type { CaseDocument } from '@lets/contract';
import { bi, p, title } from '../../build.ts';
import { law } from '../fields.ts';

export const LAW_CRIMINAL: CaseDocument = law(
  'law_criminal',
  bi('中华人民共和国刑法（节录）', 'Criminal Law (extracts)'),
  [
    title('中华人民共和国刑法（节录）'),
    p(
      '**第六十七条** 犯罪以后自动投案，如实供述自己的罪行的，是自首。对于自首的犯罪分子，可以从轻或者减轻处罚。其中，犯罪较轻的，可以免除处罚。',
    ),
    p(
      '犯罪嫌疑人虽不具有前两款规定的自首情节，但是如实供述自己罪行的，可以从轻处罚；因其如实供述自己罪行，避免特别严重后果发生的，可以减轻处罚。',
    ),
    p(
      '**第七十二条** 对于被判处拘役、三年以下有期徒刑的犯罪分子，同时符合下列条件的，可以宣告缓刑，对其中不满十八周岁的人、怀孕的妇女和已满七十五周岁的人，应当宣告缓刑：',
    ),
    p('（一）犯罪情节较轻；'),
    p('（二）有悔罪表现；'),
    p('（三）没有再犯罪的危险；'),
    p('（四）宣告缓刑对所居住社区没有重大不良影响。'),
    p('**第七十三条** 拘役的缓刑考验期限为原判刑期以上一年以下，但是不能少于二个月。'),
    p('有期徒刑的缓刑考验期限为原判刑期以上五年以下，但是不能少于一年。'),
    p('缓刑考验期限，从判决确定之日起计算。'),
    p(
      '**第二百六十四条** 盗窃公私财物，数额较大的，或者多次盗窃、入户盗窃、携带凶器盗窃、扒窃的，处三年以下有期徒刑、拘役或者管制，并处或者单处罚金；数额巨大或者有其他严重情节的，处三年以上十年以下有期徒刑，并处罚金；数额特别巨大或者有其他特别严重情节的，处十年以上有期徒刑或者无期徒刑，并处罚金或者没收财产。',
    ),
  ],
  [
    title('Criminal Law (extracts, unofficial translation)'),
    p(
      '**Article 67** (first and third paragraphs) Whoever gives himself up of his own accord after a crime and truthfully confesses has surrendered voluntarily, which may bring a lighter or mitigated penalty, or exemption from penalty for minor crimes. Truthful confession without voluntary surrender may bring a lighter penalty, and a mitigated one where especially serious results are avoided.',
    ),
    p(
      '**Article 72** (first paragraph) Criminal detention or imprisonment of up to three years may be suspended where the circumstances are minor, there is repentance, there is no danger of reoffending, and suspension would have no serious adverse effect on the community.',
    ),
    p(
      '**Article 73** The probation period for criminal detention is not shorter than the term imposed and not longer than one year, but at least two months; for imprisonment it is not shorter than the term imposed and not longer than five years, but at least one year. It runs from the day the judgment becomes final.',
    ),
    p(
      '**Article 264** Theft of a relatively large amount, or theft committed repeatedly, from a dwelling, with a weapon or by picking pockets, is punished by up to three years of imprisonment, criminal detention or public surveillance, with a fine or by a fine alone; where the amount is huge or there are other serious circumstances, by three to ten years of imprisonment and a fine; where the amount is especially huge or the circumstances especially serious, by ten years or more or life imprisonment, with a fine or confiscation of property.',
    ),
  ],
);
