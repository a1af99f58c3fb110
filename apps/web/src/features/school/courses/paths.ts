export const COURSES = '/manager/courseManage/info';
export const STUDENTS = '/manager/courseManage/students';

export const studentsPath = (courseId: number, classId: number) =>
  `${STUDENTS}?course=${courseId}&class=${classId}`;
