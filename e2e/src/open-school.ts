import { openSchool } from './product.ts';

export default openSchool;
