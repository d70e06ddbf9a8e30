import base from './playwright.config';
export default { ...base, reporter: [['list']] };
