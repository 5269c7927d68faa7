import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeJson, JsonResource, JsonResponse, parseQuery, Request } from '../../src/reference/index';

test('a request is built from an address or from a request of the Fetch API', () => {
  const fetched = new globalThis.Request('https://h.test/a/b/?x[]=1&x[]=2', {
    method: 'post',
    headers: { 'X-Kind': 'fetch' },
  });
  for (const request of [
    new Request(fetched),
    new Request('/a/b?x[]=1&x[]=2#part'),
    new Request(new URL(fetched.url)),
  ]) {
    assert.equal(request.path(), 'a/b');
    assert.equal(encodeJson(request.query()), '{"x":["1","2"]}');
  }
  assert.equal(new Request(fetched).method, 'POST');
  assert.equal(new Request(fetched).headers.get('x-kind'), 'fetch');
  assert.equal(new Request('/').method, 'GET');
  assert.equal(new Request('https://h.test').path(), '/');
  assert.equal(new Request('?page=2').query('page'), '2');
  assert.equal(new Request('/').query('page', 'none'), 'none');
});

test('a source that is no request is refused', () => {
  for (const source of [{ url: {} }, {}, []]) {
    assert.throws(() => new Request(source as never), /Request\(source\): expected a string, received .*/);
  }
  assert.throws(() => new Request(null as never), TypeError);
});

test('changing the query of a request changes nothing for others', () => {
  const request = new Request('/?a=1');
  request.query().set('a', 'changed');
  assert.equal(request.query('a'), '1');
});

const queries: readonly (readonly [string, string])[] = [
  ['a=1&b=2', '{"a":"1","b":"2"}'],
  ['a=&b', '{"a":"","b":""}'],
  ['a+b=c%20d', '{"a_b":"c d"}'],
  ['a.b[c.d]=1', '{"a_b":{"c.d":"1"}}'],
  ['f[a]=1&f[]=2&f[][x]=3', '{"f":{"a":"1","0":"2","1":{"x":"3"}}}'],
  ['a=1&b=2&a=3', '{"a":"3","b":"2"}'],
  ['a=1&a[]=2', '{"a":["2"]}'],
  ['a;b=1', '{"a;b":"1"}'],
  ['a[b=1', '{"a_b":"1"}'],
  ['a[b]c=1', '{"a":{"b":"1"}}'],
  ['[a]=1&=2', '[]'],
  ['5=x&-1=y', '{"5":"x","-1":"y"}'],
  ['%zz=%', '{"%zz":"%"}'],
  ['__proto__[x]=1&constructor=2', '{"__proto__":{"x":"1"},"constructor":"2"}'],
  [`a${'[b]'.repeat(65)}=1&c=2`, '{"c":"2"}'],
  [`a${'[b]'.repeat(64)}=1&c=2`, `{${'"a":'}${'{"b":'.repeat(64)}"1"${'}'.repeat(64)},"c":"2"}`],
  ['%EF%BB%BFa=1', '{"\\ufeffa":"1"}'],
  ['', '[]'],
];

for (const [text, json] of queries) {
  test(`the query ${text.slice(0, 40)} is parsed as ${json}`, () => {
    assert.equal(encodeJson(parseQuery(text)), json);
    assert.equal(Reflect.get({}, 'x'), undefined);
  });
}

test('a response becomes one of the Fetch API, with what hooks changed', async () => {
  class Custom extends JsonResource {
    override withResponse(_request: Request, response: JsonResponse) {
      response.setStatusCode(202).header('X-Meta', 'yes');
    }
  }
  const response = new Custom({ a: '/' }).response(new Request('/'));
  const fetched = response.toFetchResponse();
  assert.equal(fetched.status, 202);
  assert.equal(fetched.headers.get('content-type'), 'application/json');
  assert.equal(fetched.headers.get('x-meta'), 'yes');
  assert.equal(await fetched.text(), '{"data":{"a":"\\/"}}');
});

test('a status without a body gives a response without one', async () => {
  const fetched = new JsonResponse({ a: 1 }, 204).toFetchResponse();
  assert.equal(fetched.status, 204);
  assert.equal(await fetched.text(), '');
});

test('impossible statuses are refused', () => {
  const response = new JsonResponse([], 100);
  assert.equal(response.setStatusCode(599).status, 599);
  for (const status of [99, 600]) {
    assert.throws(() => response.setStatusCode(status), {
      name: 'InvalidArgumentException',
      message: `The HTTP status code "${status}" is not valid.`,
    });
  }
  assert.equal(response.setStatusCode('204' as never).status, 204);
  assert.throws(
    () => response.setStatusCode('fine' as never),
    /setStatusCode\(status\): expected an integer, received 'fine'/,
  );
});

test('partial output substitutes numbers but never malformed text', () => {
  assert.equal(new JsonResponse({ a: Number.NaN }, 200, 512).content, '{"a":0}');
  assert.equal(new JsonResponse({ a: ['/', Number.NaN] }, 200, 512 | 64).content, '{"a":["/",0]}');
  assert.throws(() => new JsonResponse({ a: '\ud800' }, 200, 512), { name: 'InvalidArgumentException' });
});
