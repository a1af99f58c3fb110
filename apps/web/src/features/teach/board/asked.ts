export type Asked = 'guide' | 'hand_over' | 'move_on' | 'ban' | 'end_vote';
