/** The page for unexpected errors. It is deliberately simple: whatever failed must not break this page, too. */
export function reportPage(record: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>There has been an error processing your request</title>
<link rel="stylesheet" href="/static/shop.css">
</head>
<body>
<main class="page-main" id="maincontent">
<h1>There has been an error processing your request</h1>
<p><em>Exception printing is disabled by default for security reasons.</em></p>
<p>Error log record number: ${record}</p>
<p><a href="/">Back to the shop</a></p>
</main>
</body>
</html>
`;
}
