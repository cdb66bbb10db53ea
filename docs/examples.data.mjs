import { stories } from '../tools/docs/stories.mjs';

/** Every story's HTML, for the playground. */
export default { load: stories };
