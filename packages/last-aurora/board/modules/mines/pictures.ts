export { default as MINE } from 'icon:land-mine';
