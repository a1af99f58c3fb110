export const mentorNav: readonly { to: string; key: 'guide' | 'tasks' | 'evaluate' }[] = [
  { to: '/mentor/guide', key: 'guide' },
  { to: '/mentor/tasks', key: 'tasks' },
  { to: '/mentor/evaluate', key: 'evaluate' },
];
