import { expect, it } from 'vitest';
import { kindOf } from './roles.ts';

const COURSE = 'http://purl.imsglobal.org/vocab/lis/v2/membership';
const SCHOOL = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person';
const SYSTEM = 'http://purl.imsglobal.org/vocab/lis/v2/system/person';

it.each<[string[], ReturnType<typeof kindOf>]>([
  [[`${COURSE}#Learner`], 'student'],
  [[`${COURSE}#Instructor`], 'mentor'],
  [[`${COURSE}#Learner`, `${COURSE}#Instructor`], 'mentor'],
  [[`${COURSE}/Instructor#TeachingAssistant`], 'mentor'],
  [[`${COURSE}/Learner#NonCreditLearner`], 'student'],
  [[`${COURSE}#ContentDeveloper`], 'mentor'],
  [['Instructor'], 'mentor'],
  [['urn:lti:role:ims/lis/Learner'], 'student'],
  [[`${COURSE}#Mentor`, `${COURSE}#Member`], null],
  [[`${SCHOOL}#Faculty`, `${SCHOOL}#Instructor`, `${SYSTEM}#Administrator`], null],
  [['urn:lti:sysrole:ims/lis/SysAdmin', 'urn:lti:instrole:ims/lis/Instructor'], null],
  [
    [
      'https://evil.example/vocab/lis/v2/membership#Instructor',
      'http://purl.imsglobal.org/vocab/lis/v2/membershipX#Instructor',
    ],
    null,
  ],
  [[''], null],
  [[], null],
])('the roles %j make %s', (roles, kind) => {
  expect(kindOf(roles)).toBe(kind);
});
