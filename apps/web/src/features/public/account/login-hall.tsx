import { characterUrl } from '../../../art/art-files.ts';
import backUrl from '../../../art/hall/hall-back.svg?url';
import benchUrl from '../../../art/hall/hall-bench.svg?url';
import frontUrl from '../../../art/hall/hall-front.svg?url';
import styles from './login-page.module.css';

type Place = readonly [character: string, x: number, y: number, width: number];

const BACK_ROW: readonly Place[] = [
  ['prosecutor', 58, 506, 168],
  ['forensic', 205, 486, 170],
  ['presiding', 334, 462, 180],
  ['legislator', 486, 486, 170],
  ['officer', 618, 506, 168],
];
const FRONT_ROW: readonly Place[] = [
  ['witness', -40, 592, 212],
  ['plaintiff', 132, 604, 210],
  ['judge', 312, 588, 216],
  ['lawyer1', 498, 604, 210],
  ['notary', 668, 592, 212],
];

function Row({ places }: { places: readonly Place[] }) {
  return places.map(([character, x, y, width]) => (
    <image
      key={character}
      href={characterUrl(character)}
      x={x}
      y={y}
      width={width}
      height={(width * 272) / 240}
    />
  ));
}

function Layer({ url }: { url: string }) {
  return <image href={url} x="-600" y="-300" width="2040" height="1200" />;
}

/** The hall behind the login: everybody who will take part, on two benches. It shows whole at any width. */
export function LoginHall() {
  return (
    <svg className={styles.hall} viewBox="0 0 840 900" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <Layer url={backUrl} />
      <Row places={BACK_ROW} />
      <Layer url={benchUrl} />
      <Row places={FRONT_ROW} />
      <Layer url={frontUrl} />
    </svg>
  );
}
