import config from './playwright.config';
export default { ...config, testDir: '/work/fig/tests/e2e', webServer: undefined, workers: 1, reporter: [['list']], use: { ...config.use, baseURL: 'http://localhost:4555' } };
