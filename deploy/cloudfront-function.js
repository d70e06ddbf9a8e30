// CloudFront function for viewer requests, runtime cloudfront-js-2.0: maps the URL of a page to its file.
// oxlint-disable-next-line no-unused-vars, func-style -- CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/\/+$/, '');
  if (path === '') request.uri = '/index.html';
  else if (!/\.[^/]+$/.test(path)) request.uri = path + '.html';
  return request;
}
