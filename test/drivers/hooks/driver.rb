# The driver of a port with an ordered map, a collection and names of its own: one hook of the kit for each.
require_relative '../../../drivers/starters/ruby/touchstone_protocol'

Pairs = Struct.new(:pairs)
OUT = $stdout

class Bag
  attr_reader :content

  def initialize(content)
    @content = content
  end
end

class Markup < String
  def to_html = self
end

class Delegate
  def self.made_of(size) = [size]

  def initialize
    @colour = 'red'
  end

  def respond_to_missing?(name, inside = false) = name == :shape || super

  def method_missing(name, *args) = name == :shape ? ['the shape', *args] : super
end

class Page
  class << self
    def current = @current ||= []
  end

  attr_reader :content, :cost, :taken, :walked
  attr_accessor :size

  def initialize(content, size)
    @content = content
    @size = size
    @cost = 5
    @hidden = @taken = 3
  end

  def room = size

  def learn(name, macro)
    define_singleton_method(name, &macro)
    nil
  end

  def narrowed = Narrow.new(content, size)

  def label = { colour: :red }

  def called(type) = type.name

  def listed(holder) = [holder.to_a, holder.each_pair.to_a, holder.size, holder.key?('a'), holder['a']]

  def asked(object) = [object.respond_to?(:shape), object.respond_to?(:weight), object.shape, object.roll(1), object.mood = 2]

  def unfinished = raise(NotImplementedError, 'later')

  def endless = endless

  def shown(object) = %i[public_methods protected_methods private_methods].map { |kind| object.send(kind, false).map(&:name) & %w[open shared own] }

  def doubled = [1, 2].lazy.map { |item| item * 2 }

  def gaps = [Missing.new, Missing.new]

  def marked_up = Markup.new('<b>')

  def keyed = { '3' => 'x' }

  def size_of(holder) = holder.size

  def indexed(holder) = [holder.key?('id'), holder['id']]

  def recognised(thing) = %w[to_array json_serialize get_iterator offset_get to_ary].select { |name| thing.respond_to?(name) }

  def unfit(thing) = raise(TypeError, "expected a page, received #{thing.inspect}, #{Object.new}")

  def walk = @walked = %w[a b].each

  def stumble = Enumerator.new { raise KeyError, 'no' }

  def unnamed = Struct.new(:size).new(1)

  def by_hand = raise(NoMethodError.new('there is no such operation', :by_hand))

  def chatter
    puts 'x'
    OUT.puts 'x'
    OUT.flush
    system('echo x')
    1
  end

  def nested(_depth) = "no UTF-8: \xff"

  def refuse = raise(KeyError.new('no').tap { |error| error.instance_variable_set(:@kind, 'refused') })

  def tell(listener)
    list = [[1]]
    listener.call(list)
    list[0].push(2)
    nil
  end

  protected

  attr_reader :hidden

  def secret = 'inside'
end

class Narrow < Page
end

class Missing
end

module Driver
  IMPLEMENTATION = { name: 'own', version: '1', language: 'ruby' }.freeze
  SERVES = LACKS = CAPABILITIES = [].freeze
  TRAITS = { follows: [] }.freeze
  CLASSES = { 'Paginator' => Page, 'Collection' => Bag, 'JsonResource' => Delegate }.freeze
  KINDS = { 'Logic' => KeyError }.freeze
  MARKERS = { 'Collects' => ->(type, value) { type.define_method(:mark) { value } } }.freeze
  MISSING = Missing.new
  NAMES = {
    'perPage' => 'room', 'resize' => 'size=', 'macro' => 'learn', '$onEachSide' => 'size', 'getCollection' => ->(page) { Bag.new(page.content) },
    'getIterator' => ->(bag) { Touchstone::Entries.new(bag.content.pairs) },
    'Paginator.$total' => '@taken', 'fade' => ->(paint) { paint.remove_instance_variable(:@colour) }
  }.freeze
  ARGUMENTS = {
    'Page.__construct' => ->(size, content) { [content, size] },
    'Page.macro' => ->(name, macro) { [Touchstone.snake_case(name), macro] }
  }.freeze
  RESULTS = { 'Page.$cost' => ->(cost) { cost * 100 } }.freeze
  STATE = { Bag => ->(bag) { { items: bag.content } } }.freeze

  def self.missing?(value) = value.is_a?(Missing)
  def self.set_request(request) = Page.current.push(request)
  def self.map_of(pairs) = Pairs.new(pairs)
  def self.pairs_of(value) = value.is_a?(Pairs) ? value.pairs : nil
  def self.reset = Page.current.clear
end

Touchstone.serve(Driver)
