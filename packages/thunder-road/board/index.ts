export { face } from './face.tsx';
