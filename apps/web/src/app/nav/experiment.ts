export const experimentNav: readonly { to: string; key: 'prepare' | 'doing' | 'done' | 'group' }[] = [
  { to: '/experiment/prepare', key: 'prepare' },
  { to: '/experiment/doing', key: 'doing' },
  { to: '/experiment/done', key: 'done' },
  { to: '/experiment/group', key: 'group' },
];
