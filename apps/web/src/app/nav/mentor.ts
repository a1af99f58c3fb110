export const mentorNav: readonly { to: string; key: 'guide' | 'tasks' | 'evaluate' | 'gradebook' }[] = [
  { to: '/mentor/guide', key: 'guide' },
  { to: '/mentor/tasks', key: 'tasks' },
  { to: '/mentor/evaluate', key: 'evaluate' },
  { to: '/mentor/gradebook', key: 'gradebook' },
];
