export { anchorsOf, type Occupant, type SeatMark } from '../../art/scene-layout.ts';
export { Scene, SceneAt, type SceneProps } from './scene.tsx';
