import type { Gender } from '@lets/contract';

/** The people of the demo school. All invented; accounts are numbered so that they can be told to a class. */
export interface DemoPerson {
  readonly account: string;
  readonly name: string;
  readonly gender: Gender;
}

export const SUPER_ADMIN: DemoPerson = { account: 'super01', name: '顾明远', gender: 'male' };
export const ADMIN: DemoPerson = { account: 'admin01', name: '沈雅琴', gender: 'female' };

export const MENTORS: readonly DemoPerson[] = [
  { account: 'mentor01', name: '方致远', gender: 'male' },
  { account: 'mentor02', name: '林静怡', gender: 'female' },
];

const STUDENTS_BY_NUMBER: readonly (readonly [string, Gender])[] = [
  ['陈思齐', 'male'],
  ['李婉清', 'female'],
  ['王子昂', 'male'],
  ['张雨桐', 'female'],
  ['刘承志', 'male'],
  ['杨若溪', 'female'],
  ['黄俊杰', 'male'],
  ['周晓棠', 'female'],
  ['吴铭轩', 'male'],
  ['徐梦洁', 'female'],
  ['孙浩然', 'male'],
  ['马诗涵', 'female'],
  ['朱逸凡', 'male'],
  ['胡可欣', 'female'],
  ['郭睿', 'male'],
  ['何静姝', 'female'],
  ['高博文', 'male'],
  ['罗嘉怡', 'female'],
  ['郑凯', 'male'],
  ['梁雪晴', 'female'],
  ['谢宇航', 'male'],
  ['宋佳宁', 'female'],
  ['唐哲', 'male'],
  ['许安然', 'female'],
];

export const STUDENTS: readonly DemoPerson[] = STUDENTS_BY_NUMBER.map(([name, gender], index) => ({
  account: `student${String(index + 1).padStart(2, '0')}`,
  name,
  gender,
}));
