/** Addresses by which servers were made to ask what their callers could not: this machine, its network, clouds' own, files. */

const ways = (port: number) =>
  [
    ...["127.0.0.1", "127.1", "0.0.0.0", "0", "localhost", "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]"],
    ...["2130706433", "0x7f000001", "017700000001", "0x7f.0.0.1", "0177.0.0.1", "127.0.0.1.nip.io", "localtest.me"],
    ...["127.127.127.127", "①②⑦.⓪.⓪.①", "１２７.０.０.１", "127。0。0。1", "[0:0:0:0:0:0:0:1]", "[::1%25lo]"],
    ...["169.254.169.254", "[fd00:ec2::254]", "metadata.google.internal", "100.100.100.200", "192.168.0.1", "10.0.0.1"],
  ].flatMap((host) => [`http://${host}:${port}/`, `http://${host}:${port}/files/whole.png`, `//${host}:${port}/x`])

const schemes = [
  ...["https", "ftp", "gopher", "dict", "ldap", "tftp", "sftp", "jar:http", "netdoc", "ws", "wss", "smb", "redis"],
  ...["HTTP", "hTtP", "http:/", "http:\\", "view-source:http", "feed:http", "blob:http", "unix", "data:text/html,"],
]

const id = "a11ce000-9d3c-4a8e-9c1b-000000000001"
const own = `/files/${id}/whole.png`

export const foreignAddresses = (port: number): ReadonlyArray<string> => {
  const there = `127.0.0.1:${port}`
  return [
    ...ways(port),
    ...schemes.flatMap((scheme) => [`${scheme}://${there}/`, `${scheme}:${there}`, `${scheme}://${there}${own}`]),
    // Ours and theirs in one.
    ...["@", "#@", "?@", "\\@", "%40", "%2523@", ":80@", "\t@", "%00@", "%0d%0a@", "&@", ";@"].flatMap((sign) => [
      `http://127.0.0.1:3000${sign}${there}${own}`,
      `http://${there}${sign}127.0.0.1:3000${own}`,
      `${own}${sign}${there}`.replace(/^\/files/, "/files/.."),
    ]),
    ...["..", "%2e%2e", "..%2f", "..\\", "....//", "%252e%252e", "..;", ".%00."].flatMap((step) => [
      `/files/${step}/${step}/keys/audit.key`,
      `/files/${id}/${step}/${step}/keys/audit.key`,
      `/files/${step}/whole.png`,
      `file:///${step}/etc/passwd`,
    ]),
    ...[
      "/etc/passwd",
      "/proc/self/environ",
      "/api/workspace",
      "/healthz",
      "/files",
      "/files/",
      "//files",
      "\\\\host\\x",
    ],
    ...["file:///etc/passwd", "file://localhost/etc/passwd", "file:/etc/passwd", "file:%2f%2fetc%2fpasswd"],
    ...["php://filter/resource=x", "javascript:alert(1)", "data:,x", "about:blank", "mailto:a@b", "", " ", "\u0000"],
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `http://${there}/redirect?to=${n}`),
    ...["exe", "html", "svg", "png.html", "png/", "png%00.html", "PNG", "key"].map(
      (end) => `/files/${id}/whole.${end}`,
    ),
    ...["whole", "0", "-1", "1e3", "99999", "*", "original", "WHOLE"].map((copy) => `/files/${id}/${copy}.bin`),
    ...[
      "https://s3.amazonaws.com/bucket/x",
      "https://example.com/a.png",
      "http://[fe80::1]/",
      "http://user:pass@host/",
    ],
    `http://${there}/${"a".repeat(3000)}`,
    `http://${there}${own}`,
    own,
  ]
}
