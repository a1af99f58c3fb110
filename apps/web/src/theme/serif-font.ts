/** The shipped bold serif, for machines without one (Windows). The browser fetches only the slices a text needs. */
import '@fontsource/noto-serif-sc/700.css';
