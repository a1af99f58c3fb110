import styles from './hues.module.css';

/** The colours in which what others have chosen is framed, one for each of those who are here. */
export const HUES = [styles.hue0, styles.hue1, styles.hue2, styles.hue3];
