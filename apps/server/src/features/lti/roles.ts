const CONTEXT = 'http://purl.imsglobal.org/vocab/lis/v2/membership';
const TEACHES = ['Administrator', 'ContentDeveloper', 'Instructor', 'TeachingAssistant'];

/**
 * Pure: what somebody is in the course of the platform. Roles at the institution or on the platform as such give nothing: who administers
 * a platform is nobody here. Short names are the older form of those of the course.
 */
export function kindOf(roles: readonly string[]): 'mentor' | 'student' | null {
  const names = roles.flatMap(nameOfCourseRole);
  if (names.some((name) => TEACHES.includes(name))) return 'mentor';
  return names.includes('Learner') ? 'student' : null;
}

/** `…/membership#Instructor`, `…/membership/Instructor#TeachingAssistant`, `Instructor`, `urn:lti:role:ims/lis/Instructor`. */
function nameOfCourseRole(role: string): string[] {
  if (/^[A-Za-z]+$/.test(role)) return [role];
  const [before = '', name] = role.split('#');
  if (name === undefined) return role.startsWith('urn:lti:role:ims/lis/') ? [role.split('/')[2] ?? ''] : [];
  if (before === CONTEXT) return [name];
  const main = before.startsWith(`${CONTEXT}/`) ? before.slice(CONTEXT.length + 1) : null;
  // A sub-role comes with its main role, or stands for it.
  return main === null ? [] : [main, name];
}
