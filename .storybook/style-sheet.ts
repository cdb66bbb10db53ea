// In the order of the built file: shared rules first, so that an element's own rules override them.
import '../packages/ui/src/base.css';
import './element-sheets';
