export { anchorsOf, type Occupant, type SeatMark } from '../../art/scene-layout.ts';
export { Character } from './character.tsx';
export { Scene, SceneAt, type SceneProps } from './scene.tsx';
