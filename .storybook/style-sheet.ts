// In the order of the built file: the shared rules come first, so that an element's own rules win over them.
import '../packages/ui/src/base.css';
import './element-sheets';
