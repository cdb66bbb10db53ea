// Styles and the API first, so that an element never draws without them.
import './umd';
import './elements';
