import { query } from "./test/support/api/query"; process.env.ENISHI_URL="http://127.0.0.1:3430"; (async () => {

const t=performance.now();
console.log(JSON.stringify(await query('{ listPrefactures(limit: 1) { items { id name } nextToken } }', {}, 'guest')).slice(0,300), performance.now()-t);
})();
